import type { Frame, Page } from '@playwright/test';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import type { IndexEntry } from 'storybook/internal/types';

/** The tag that the index gives to a story with a play function. */
const playTag = 'play-fn';

/** What is recorded in each document. */
interface Recorded {
  /** The ids of the stories whose play function has run to its end. */
  __PLAYED_STORIES__: Set<string>;
}

interface Channel {
  on: (event: string, listener: (change: { newPhase: string; storyId: string }) => void) => void;
}

/**
 * Records which stories play in the documents that a page will load. Storybook's channel keeps only the
 * last event of each type, so that a listener is added as soon as there is a channel.
 */
export async function recordPlays(page: Page): Promise<void> {
  await page.addInitScript(record, STORY_RENDER_PHASE_CHANGED);
}

/** Runs in the page, before its scripts. */
function record(event: string): void {
  const played: Recorded['__PLAYED_STORIES__'] = new Set();
  let channel: Channel | undefined;
  Object.defineProperties(globalThis, {
    __PLAYED_STORIES__: { value: played },
    __STORYBOOK_ADDONS_CHANNEL__: {
      get: () => channel,
      set(created: Channel) {
        channel = created;
        channel.on(event, ({ newPhase, storyId }) => {
          if (newPhase === 'played') played.add(storyId);
        });
      },
    },
  });
}

/**
 * What is wrong with a story that Storybook calls finished: its play function has not run, or it has
 * none and draws nothing. What is left at the end of a play function is for its own assertions.
 */
export async function silentFailures(
  document: Page | Frame,
  { id, tags = [] }: IndexEntry,
): Promise<string[]> {
  if (tags.includes(playTag)) {
    const hasPlayed = (story: string) =>
      (globalThis as unknown as Recorded).__PLAYED_STORIES__.has(story);
    const isPlayed = await document.evaluate(hasPlayed, id);
    return isPlayed ? [] : ['its play function has not run to its end'];
  }
  return (await document.evaluate(drawsSomething)) ? [] : ['draws nothing'];
}

/** Runs in the page. Boxes without text, paint or picture are no drawing, and nor is hidden text. */
function drawsSomething(): boolean {
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const isPainted = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    const { content, backgroundColor, backgroundImage, borderWidth, boxShadow } = style;
    if (part && content === 'none') return false;
    return (
      backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      backgroundImage !== 'none' ||
      borderWidth !== '0px' ||
      boxShadow !== 'none'
    );
  };
  const isContent = 'svg, img, canvas, video, iframe, input, textarea, select, progress, meter';
  return [...document.body.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.matches(isContent) || hasText(element)) return true;
    return [undefined, '::before', '::after'].some((part) => isPainted(element, part));
  });
}
