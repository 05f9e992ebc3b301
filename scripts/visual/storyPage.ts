import { stripVTControlCharacters } from 'node:util';
import { type BrowserContext, type CDPSession, type Page, chromium } from 'playwright-core';
import { matchDay } from '@touchline/mocks/clock';
import {
  CONFIG_ERROR,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { ignoreOnScreenKeyboard } from '../../.storybook/ignoreOnScreenKeyboard.ts';
import { findBrowser } from '../browser.ts';
import { type Modules, grow, modulesOf } from './grow.ts';
import { ignorePointer } from './ignorePointer.ts';
import { type StoryEvents, applyAppearance, classNames, outcome, switchStory } from './inPage.ts';
import type { Mode } from './modes.ts';
import { paintedBox } from './paintedBox.ts';
import { prepare } from './prepare.ts';
import { serveFolder } from './serveFolder.ts';
import type { Size, Story } from './stories.ts';
import type { StoryWindow } from './storyWindow.ts';

/** The same address for every build, because a story may show its own. */
const origin = 'http://storybook.localhost';

/** Paints every picture as a whole, in one thread, so that the same page is the same to the last bit. */
const steadyPainting = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-new-content-rendering-timeout',
  '--run-all-compositor-stages-before-draw',
  '--disable-low-res-tiling',
];

/** In milliseconds; play functions take long on a busy machine. */
const timeout = 90_000;

/** For everything that shows or pictures a story, in milliseconds. */
const silence = 4 * timeout;

const events: StoryEvents = {
  select: SET_CURRENT_STORY,
  finished: STORY_FINISHED,
  failed: [
    CONFIG_ERROR,
    STORY_MISSING,
    STORY_ERRORED,
    STORY_THREW_EXCEPTION,
    PLAY_FUNCTION_THREW_EXCEPTION,
  ],
};

/** A page of a browser of its own that shows the stories of one built Storybook. */
export interface StoryPage {
  /** The page itself, with `iframe.html` open on request. */
  openBlank: () => Promise<Page>;
  /**
   * Shows a story in a new document; an error or null.
   *
   * @param time `still` for a fixed date and no motion; `runs` for a play function that waits for both
   */
  open: (story: Story, size: Size, time?: 'still' | 'runs') => Promise<string | null>;
  /** Shows another story of the same file in the same document; an error or null. */
  switchTo: (story: Story, size: Size) => Promise<string | null>;
  /** Whether a picture of the story that is shown has failed to load. */
  hasLostPicture: () => Promise<boolean>;
  /** Takes the picture of the story that is shown, as PNG. */
  take: (story: Story, mode: Mode) => Promise<Buffer>;
  /** The addresses that nothing has answered since the last call, with the reason. */
  unanswered: () => string[];
  /** The scripts that its documents have asked for since the last call, from the folder of the build. */
  loaded: () => string[];
  /** The classes of the elements that were pictured since the last call, by the id of the story. */
  classes: () => Record<string, string[]>;
  /** Whether the browser or its page has crashed or answers no more; nothing more can be taken then. */
  isGone: () => boolean;
  close: () => Promise<void>;
}

/**
 * Starts a browser and a server for the folder of a built Storybook.
 *
 * @param limit after which a page counts as gone, because most of what is asked of it would wait for ever
 */
export async function openStoryPage(folder: string, limit = silence): Promise<StoryPage> {
  const { launchOptions } = await findBrowser();
  let unanswered: string[] = [];
  // One that was for the mock back end, as when its worker does not answer for the page.
  const server = await serveFolder(folder, (path) => unanswered.push(`${origin}${path}: 404`));
  const rule = `--host-resolver-rules=MAP ${new URL(origin).host}:80 127.0.0.1:${server.port}`;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, ...steadyPainting, rule],
  });
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    deviceScaleFactor: 1,
  });
  await context.addInitScript(prepare, matchDay);
  await context.addInitScript(ignorePointer);
  // The window becomes lower after each tall story.
  await context.addInitScript(ignoreOnScreenKeyboard);
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  let hasCrashed = false;
  page.on('crash', () => {
    hasCrashed = true;
  });
  const answered = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const silent = `The page has not answered for ${limit / 1000} s`;
    if (hasCrashed) throw new Error(silent);
    return withinTime(limit, ask(), () => {
      hasCrashed = true;
      throw new Error(silent);
    });
  };
  const session = await context.newCDPSession(page);
  const modules = modulesOf(page);
  const loaded = new Set<string>();
  const classes = new Map<string, Set<string>>();
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A document that is left ends its requests.
    if (reason !== 'net::ERR_ABORTED') unanswered.push(`${request.url()}: ${reason}`);
  });
  /** The story whose classes are known, in its size. */
  let noted: Story | null = null;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname.slice(1));
  });
  return {
    async openBlank() {
      await page.goto(`${origin}/iframe.html`);
      return page;
    },
    open(story, size, time = 'still') {
      noted = null;
      return answered(() => open({ page, session, context, modules }, story, size, time));
    },
    async switchTo({ id }, size) {
      noted = null;
      return answered(async () => {
        await page.setViewportSize(size);
        await clearStorage(context, session);
        const finished = page.evaluate(switchStory, { id, events });
        const failure = await withinTime(timeout, finished, () => 'timeout');
        await grow(page, modules, size);
        return failure ? inOneLine(failure) : null;
      });
    },
    hasLostPicture: () =>
      answered(() =>
        page.evaluate(() => (globalThis as unknown as StoryWindow).hasLostPicture === true),
      ),
    async take(story, mode) {
      const picture = await answered(() => take(page, session, story, mode));
      if (noted !== story) {
        const names = await answered(() => page.evaluate(classNames));
        classes.set(story.id, new Set([...(classes.get(story.id) ?? []), ...names]));
        noted = story;
      }
      return picture;
    },
    unanswered() {
      const all = unanswered;
      unanswered = [];
      return all;
    },
    loaded() {
      const all = [...loaded];
      loaded.clear();
      return all;
    },
    classes() {
      const all = Object.fromEntries([...classes].map(([id, names]) => [id, [...names]]));
      classes.clear();
      return all;
    },
    isGone: () => hasCrashed || !browser.isConnected(),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

interface Opened {
  page: Page;
  session: CDPSession;
  context: BrowserContext;
  modules: Modules;
}

async function open(
  { page, session, context, modules }: Opened,
  { id }: Story,
  size: Size,
  time: 'still' | 'runs',
): Promise<string | null> {
  await page.setViewportSize(size);
  await clearStorage(context, session);
  // Disables axe, which runs on the stories in `pnpm test`.
  const query = `id=${id}&viewMode=story&globals=a11y.manual:!true&clock=${time}`;
  await page.emulateMedia({ reducedMotion: time === 'still' ? 'reduce' : 'no-preference' });
  await page.goto(`${origin}/iframe.html?${query}`, { waitUntil: 'commit' });
  const report = await page.waitForFunction(outcome, { id, events });
  await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
  await grow(page, modules, size);
  const failure = (await report.jsonValue())?.failure;
  return failure ? inOneLine(failure) : null;
}

/** What the page cannot clear at once; it does so with the rest. */
async function clearStorage(context: BrowserContext, session: CDPSession): Promise<void> {
  await context.clearCookies();
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

async function take(page: Page, session: CDPSession, story: Story, mode: Mode): Promise<Buffer> {
  // To outside of the window, so that no style of a hover applies to what lies at its corner. The answer
  // may never come, and is not waited for: the picture is taken of a later frame.
  const away = { type: 'mouseMoved', x: -10, y: -10 } as const;
  session.send('Input.dispatchMouseEvent', away).catch(() => undefined);
  await page.evaluate(applyAppearance, { theme: mode.theme, scheme: mode.scheme });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = story.isFullscreen ? { x: 0, y: 0, width, height } : await page.evaluate(paintedBox);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...box, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** An event of Storybook and its message, which may be coloured and hold the whole document. */
function inOneLine(failure: string): string {
  return stripVTControlCharacters(failure).replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}

/** @param onLate what comes in the place of an answer that takes longer than the milliseconds */
async function withinTime<Answer>(
  milliseconds: number,
  answer: Promise<Answer>,
  onLate: () => Answer,
): Promise<Answer> {
  // It may come after the limit, or never.
  answer.catch(() => undefined);
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), milliseconds);
  try {
    return await Promise.race([answer, late.promise.then(onLate)]);
  } finally {
    clearTimeout(timer);
  }
}
