import type { Page } from '@playwright/test';

interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  stateNode: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Records which links and buttons outside the page are rendered again, from React's hook for
 * developer tools. Call before the first visit.
 */
export async function recordRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hasDrawn = 1;
    const hostTag = 5;
    const drawn: string[] = [];

    const firstHost = (fiber: Fiber | null): Element | undefined => {
      if (!fiber) return undefined;
      if (fiber.tag === hostTag) return fiber.stateNode as Element;
      return firstHost(fiber.child);
    };

    const note = (fiber: Fiber | null, before: Fiber | null) => {
      // An unchanged fiber was not rendered, nor was anything below it.
      if (fiber === before) return;
      for (let one = fiber; one; one = one.sibling) {
        const isHost = one.tag === hostTag;
        if (isHost && (one.stateNode as Element).tagName === 'MAIN') continue;
        if (!isHost && typeof one.type !== 'string' && one.alternate && one.flags & hasDrawn) {
          const control = firstHost(one)?.closest('a, button');
          if (control) drawn.push(control.textContent.trim());
        }
        note(one.child, one.alternate?.child ?? null);
      }
    };

    Object.assign(globalThis, {
      drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) =>
          note(root.current.child, root.current.alternate?.child ?? null),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
}

/** The labels of what was rendered again since the last call, without duplicates. */
export async function takeRenders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { drawn } = globalThis as unknown as { drawn: string[] };
    return [...new Set(drawn.splice(0))].toSorted();
  });
}
