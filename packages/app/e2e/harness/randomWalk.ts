import type { Page } from '@playwright/test';
import { randomNumbers } from './randomNumbers.ts';
import { expect } from './test.ts';

/** Texts that often cause errors. */
const texts = [
  'İIıi ŞğÇ',
  '<img src=x onerror=alert(1)>',
  '{{name}} $t(shell.back) %s %d',
  "'; DROP TABLE matches; --",
  '\u202Eabc\u0000\uFFFF👩‍👩‍👧‍👦',
  '../../etc/passwd?x=1#y',
  'NaN undefined null -0 1e999',
  ' '.repeat(60),
];

const keys = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp'];

const controls =
  'a[href], button, [role=menuitem], [role=menuitemradio], [role=option], [role=radio], [role=switch]';

interface Target {
  name: string;
  x: number;
  y: number;
  isField: boolean;
}

/** Written by the page: whether the last press met a control. */
interface Pressed {
  hasHitControl?: boolean;
}

/** The controls that a pointer reaches without scrolling, and that stay in the product. */
function reachable(page: Page): Promise<Target[]> {
  return page.evaluate((selector) => {
    const fields = 'input:not([type=checkbox]):not([type=radio]), textarea';
    const off = ':disabled, [aria-disabled=true]';
    // What moves away before the press is not pressed: a press on the page itself takes the focus, and
    // so does one on a button that is off.
    const note = ({ target }: Event) => {
      const hit = target instanceof Element ? target.closest(`${selector}, ${fields}`) : null;
      (globalThis as Pressed).hasHitControl = hit !== null && !hit.matches(off);
    };
    addEventListener('pointerdown', note, { capture: true, once: true });
    return [...document.querySelectorAll<HTMLElement>(`${selector}, ${fields}`)].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(left, top);
      const leaves =
        one instanceof HTMLAnchorElement && (one.origin !== location.origin || one.target !== '');
      if (!hit || !one.contains(hit) || leaves || one.matches(off)) return [];
      const name = (one.ariaLabel ?? one.textContent).trim().slice(0, 40) || one.tagName;
      return [{ name, x: left, y: top, isField: one.matches(fields) }];
    });
  }, controls);
}

export interface WalkOptions {
  seed: number;
  steps: number;
  /** What happens around the person: faults, pushes, a hub that goes. One is taken in 12 steps. */
  events?: readonly { name: string; happen: () => Promise<unknown> }[];
  /** The errors that the page has reported. */
  problems: () => string[];
  /** Whether the page may load itself anew at the moment; omitted: never. */
  mayReload?: () => boolean;
}

/**
 * Uses the page by keyboard and pointer at random, the same way for the same seed.
 *
 * @throws Error with the seed and the last steps when an invariant does not hold
 */
export async function walkAtRandom(page: Page, options: WalkOptions): Promise<void> {
  const { seed, steps, events = [], problems, mayReload = () => false } = options;
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const taken: string[] = [];

  async function step(): Promise<boolean> {
    const chance = random();
    if (events.length > 0 && chance < 1 / 12) {
      const event = pick(events);
      taken.push(event?.name ?? '');
      await event?.happen();
      return false;
    }
    if (chance < 0.15) {
      taken.push('back');
      await page.evaluate(() => {
        // Does not go back out of the app, nor to the document before a typed address.
        interface History {
          entries: () => { sameDocument: boolean }[];
          currentEntry: { index: number };
        }
        const { navigation } = globalThis as unknown as { navigation?: History };
        const before = (navigation?.currentEntry.index ?? 0) - 1;
        if (navigation?.entries()[before]?.sameDocument) history.back();
      });
      return false;
    }
    if (chance < 0.5) {
      const key = pick(keys) ?? 'Tab';
      taken.push(key);
      await page.keyboard.press(key);
      return false;
    }
    const target = pick(await reachable(page));
    if (!target) return false;
    taken.push(`press ${target.name}`);
    await page.mouse.click(target.x, target.y);
    if (target.isField) {
      const text = pick(texts) ?? '';
      taken.push(`type ${JSON.stringify(text)}`);
      await page.keyboard.insertText(text);
    }
    return page.evaluate(() => (globalThis as Pressed).hasHitControl === true);
  }

  try {
    for (let number = 0; number < steps; number += 1) {
      const isReloadExplained = mayReload();
      try {
        await expectInvariants(page, { isPress: await step(), problems });
      } catch (error) {
        // The network went again before the page had come: the browser shows its own.
        if (isReloadExplained && page.url().startsWith('chrome-error:')) return;
        if (!isReloadExplained || !String(error).includes('context was destroyed')) throw error;
        await expectInvariants(page, { isPress: false, problems });
      }
    }
    await expectNothingStuck(page);
  } catch (error) {
    const last = taken.slice(-15).join(' → ');
    throw new Error(
      `Seed ${seed}, step ${taken.length}, ${page.url()}: ${last}\n${String(error)}`,
      {
        cause: error,
      },
    );
  }
}

interface InvariantOptions {
  /** Whether the step pressed a control, which takes the focus then or hands it on. */
  isPress: boolean;
  problems: () => string[];
  /** How long the page may take to settle, in ms. */
  timeout?: number;
}

/** What holds after every step, at the latest when the page has settled. */
export async function expectInvariants(
  page: Page,
  { isPress, problems, timeout = 8_000 }: InvariantOptions,
): Promise<void> {
  const state = () =>
    page.evaluate(() => ({
      headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
      isFocusLost: document.activeElement === document.body,
    }));
  const settled = { headings: 1 };
  const wanted = isPress ? { ...settled, isFocusLost: false } : settled;
  await expect.poll(state, { intervals: [20, 50, 100, 250], timeout }).toMatchObject(wanted);
  expect(problems()).toEqual([]);
}

/** Escape closes whatever is open, one after the other. */
async function expectNothingStuck(page: Page): Promise<void> {
  // Notices are of the role alertdialog, and go by themselves.
  const dialogs = page.locator('[role=dialog], [role=menu]');
  await expect(async () => {
    await page.keyboard.press('Escape');
    // Menus stay in the page, hidden, so that they open faster the next time.
    const open = await dialogs.evaluateAll((all) =>
      all.flatMap((one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !one.closest('[inert], [aria-hidden=true]')
          ? one.outerHTML.slice(0, 200)
          : [],
      ),
    );
    expect(open).toEqual([]);
  }).toPass({ timeout: 10_000 });
}
