import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classNames, settle } from './inPage.ts';
import { smallStorybook } from './smallStorybook.ts';
import { type StoryPage, openStoryPage } from './storyPage.ts';

let folder = '';
let story: StoryPage;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-visual-'));
  writeFileSync(join(folder, 'iframe.html'), smallStorybook({}));
  story = await openStoryPage(folder);
}, 60_000);

afterAll(async () => {
  await story.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a page of a story', () => {
  it('measures no on-screen keyboard when it becomes lower', async () => {
    const page = await story.openBlank();
    await page.evaluate(() => {
      const ran: number[] = Object.assign(globalThis, { ran: [] as number[] }).ran;
      const start = (delay: number) => setTimeout(() => ran.push(delay), delay);
      visualViewport?.addEventListener('resize', () => {
        // The first is that of React Aria.
        for (const delay of [150, 151, 500]) start(delay);
      });
      start(150);
    });
    await page.setViewportSize({ width: 800, height: 300 });
    await page.waitForFunction(() =>
      (globalThis as unknown as { ran: number[] }).ran.includes(500),
    );
    expect(await page.evaluate('ran')).toEqual([150, 151, 500]);
  });
});

describe('the pointer of the browser', () => {
  it('reaches nothing in a page, and that of a play function does', async () => {
    const page = await story.openBlank();
    await page.evaluate(() => {
      const heard: boolean[] = Object.assign(globalThis, { heard: [] as boolean[] }).heard;
      for (const type of ['pointerover', 'pointermove', 'mouseenter', 'mousemove']) {
        document.addEventListener(type, (event) => heard.push(event.isTrusted), { capture: true });
      }
    });
    await page.mouse.move(20, 20);
    await page.mouse.move(40, 40);
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerover')));
    expect(await page.evaluate('heard')).toEqual([false]);
  });
});

it('the classes of a page are those of the elements that are drawn, and of its frames', async () => {
  const page = await story.openBlank();
  await page.evaluate(() => {
    document.body.innerHTML =
      '<p class="one two"></p><svg class="two"></svg><div class="off" hidden><p class="four"></p></div>' +
      '<div style="display: contents"><p class="five"></p></div><iframe></iframe>';
    const frame = document.querySelector('iframe')?.contentDocument;
    if (frame) frame.body.innerHTML = '<p class="three"></p>';
  });
  expect((await page.evaluate(classNames)).toSorted()).toEqual([
    'five',
    'off',
    'one',
    'three',
    'two',
  ]);
});

describe('a timer of many seconds', () => {
  const runsIn = async (clock: string) => {
    const page = await story.openBlank();
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/iframe.html?clock=${clock}`);
    return page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          setTimeout(() => resolve(true), 4_000);
          // Shorter ones run.
          setTimeout(() => setTimeout(() => resolve(false), 2_500), 2_500);
        }),
    );
  };

  it('never runs in a still picture', { timeout: 60_000 }, async () => {
    expect(await runsIn('still')).toBe(false);
  });

  it('runs where time passes', { timeout: 60_000 }, async () => {
    expect(await runsIn('runs')).toBe(true);
  });
});

describe('a story at rest', () => {
  it('has its answers, however long they take', { timeout: 60_000 }, async () => {
    const page = await story.openBlank();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/slow', async (route) => {
      await asked;
      await route.fulfill({ body: 'answered' });
    });
    await page.evaluate(() => {
      void fetch('/slow').then(async (response) => {
        document.body.textContent = await response.text();
      });
      // Longer than a timer is waited for.
      setTimeout(() => Object.assign(globalThis, { hasWaited: true }), 2_500);
    });
    let isAtRest = false;
    const rest = page.evaluate(settle).then(() => {
      isAtRest = true;
    });
    await page.waitForFunction(() => 'hasWaited' in globalThis);
    expect(isAtRest).toBe(false);
    answer();
    await rest;
    expect(await page.textContent('body')).toBe('answered');
  });

  it('does not have those that the mock back end holds back', { timeout: 15_000 }, async () => {
    const page = await story.openBlank();
    await page.route('**/held', () => {});
    await page.evaluate(() => {
      void fetch('/held').catch(() => {});
      const detail = new URL('/held', location.href).href;
      dispatchEvent(new CustomEvent('request-held', { detail }));
    });
    await page.evaluate(settle);
  });

  it('has drawn all that it draws part by part', { timeout: 15_000 }, async () => {
    const page = await story.openBlank();
    await page.evaluate(() => {
      const root = document.documentElement;
      root.toggleAttribute('data-drawing', true);
      // Longer than a timer is waited for.
      setTimeout(() => {
        document.body.textContent = 'drawn';
        root.removeAttribute('data-drawing');
      }, 2_500);
    });
    await page.evaluate(settle);
    expect(await page.textContent('body')).toBe('drawn');
  });

  it(
    'has done what React does in many parts before it changes anything',
    { timeout: 15_000 },
    async () => {
      const page = await story.openBlank();
      await page.evaluate(() => {
        const { port1, port2 } = new MessageChannel();
        let part = 0;
        port1.addEventListener('message', () => {
          part += 1;
          if (part === 20) document.body.textContent = 'rendered';
          // The next part is after a frame.
          else requestAnimationFrame(() => port2.postMessage(null));
        });
        port1.start();
        port2.postMessage(null);
      });
      await page.evaluate(settle);
      expect(await page.textContent('body')).toBe('rendered');
    },
  );

  it('has its focus where it stays', { timeout: 15_000 }, async () => {
    const page = await story.openBlank();
    await page.evaluate(() => {
      document.body.innerHTML = '<input><input><input><input>';
      const fields = [...document.querySelectorAll('input')];
      const focusNext = () => {
        fields.shift()?.focus();
        // Within the frames that have to be quiet.
        requestAnimationFrame(() => requestAnimationFrame(focusNext));
      };
      focusNext();
    });
    await page.evaluate(settle);
    const last = () => document.activeElement === [...document.querySelectorAll('input')].at(-1);
    expect(await page.evaluate(last)).toBe(true);
  });
});
