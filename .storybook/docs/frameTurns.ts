import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface Turn {
  /** The id of the story in the frame. */
  id: string;
  /** Where the frame is on the page. */
  element: Element;
  start: () => void;
}

/** In milliseconds, for a story that never finishes. */
const longestTurn = 15_000;

const waiting = new Set<Turn>();
let current: Turn | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/**
 * Starts the frames of a page one after another, each when the story before has finished, and the
 * nearest to the middle of the window first. Seven frames with the whole app would block the page
 * otherwise, and a frame that was scrolled into view would stay empty until all frames above it
 * have finished.
 *
 * @returns takes the place in the queue back
 */
export function waitForTurn(turn: Turn): () => void {
  if (!isListening) {
    // A story in a frame tells the page around it as well.
    addons.getChannel().on(STORY_FINISHED, ({ storyId }: { storyId?: string }) => {
      if (storyId === current?.id) next();
    });
    isListening = true;
  }
  waiting.add(turn);
  if (!current) next();
  return () => {
    waiting.delete(turn);
    if (current === turn) next();
  };
}

function next(): void {
  clearTimeout(timer);
  const [first] = [...waiting].toSorted((a, b) => distanceOf(a) - distanceOf(b));
  current = first ?? null;
  if (!first) return;
  waiting.delete(first);
  timer = setTimeout(next, longestTurn);
  first.start();
}

/** From the middle of the window to that of a frame, in px. */
function distanceOf({ element }: Turn): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom - innerHeight) / 2);
}
