import { expect, type Locator, type Page } from '@playwright/test';

/** The position of a box in the window, in whole px. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The box of an element. If a render has just replaced the element, the new one is measured. A frame is
 * awaited first, because an element with `content-visibility` has its own size only when it was drawn.
 */
export async function boxOf(locator: Locator): Promise<Box> {
  let box: Box | null = null;
  await expect(async () => {
    box = await locator.evaluate(async (element) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      if (!element.checkVisibility()) return null;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [inLeft, inRight, inTop, inBottom] = [left, right, top, bottom].map(Math.round);
      return { left: inLeft, right: inRight, top: inTop, bottom: inBottom } as Box;
    });
    expect(box).not.toBeNull();
  }).toPass();
  return box as unknown as Box;
}

/**
 * Fails when a page stays wider than its window. It is asked again, because a chart takes its new width
 * some frames after the window has.
 */
export async function expectNoOverflow(page: Page, place?: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  await expect.poll(overflow, { message: place }).toBe(0);
}

/**
 * The texts that are cut off at a side, because an element hides what is wider than itself. What ends in
 * an ellipsis on purpose has its whole text elsewhere on the page, and is listed too.
 */
export function cutTextsIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      const { overflowX } = getComputedStyle(element);
      const isHiding = overflowX === 'hidden' || overflowX === 'clip';
      // Visually hidden texts are in a box of one pixel.
      const isShown = element.clientWidth > 1 && element.checkVisibility();
      const isCut = isShown && isHiding && element.scrollWidth > element.clientWidth + 1;
      return isCut && element.innerText.trim() ? [element.innerText] : [];
    }),
  );
}

/** The texts of readable or pressable elements in `root` that overlap `cover`. */
export async function findOverlapped(cover: Locator, root: Locator): Promise<string[]> {
  const over = await cover.elementHandle();
  return root.evaluate((element, lying) => {
    if (!lying) return ['there is nothing that could cover'];
    const top = (lying as Element).getBoundingClientRect();
    const isUnder = ({ left, right, top: start, bottom, width, height }: DOMRect) =>
      Math.min(width, height) > 1 &&
      Math.min(right, top.right) - Math.max(left, top.left) > 0.5 &&
      Math.min(bottom, top.bottom) - Math.max(start, top.top) > 0.5;
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(
      element,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node instanceof Element ? node : node.parentElement;
      if (!owner || (lying as Element).contains(owner) || !owner.checkVisibility()) continue;
      // Visually hidden texts are in a box of one pixel.
      if (owner.clientWidth === 1) continue;
      if (node instanceof Element) {
        const isControl = node.matches('a, button, input, [role="option"], article, img');
        if (isControl && isUnder(node.getBoundingClientRect()))
          found.push(node.outerHTML.slice(0, 80));
      } else if (node.textContent?.trim()) {
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some(isUnder)) found.push(node.textContent);
      }
    }
    return found;
  }, over);
}

/**
 * Records visible elements that moved by themselves. Call before the visit; the returned function
 * returns the list.
 */
export async function recordMovedElements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(({ node, previousRect: before, currentRect: now }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          return `${name} from ${before.x},${before.y} to ${now.x},${now.y}`;
        });
        shifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Layout shifts are reported after the frame, so wait for the current one.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
  };
}
