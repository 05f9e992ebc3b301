import type { Frame, Page } from '@playwright/test';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { endEvents, errorEvents } from './visit.ts';

/** A warning about Storybook's own buttons, which we cannot fix (decision 0038). */
export const storybookWarning = "^warning: The 'ariaLabel' prop on '\\w+' will become mandatory";

/** The address of a story, or of a page of documentation, in the manager. */
export function managerUrl(id: string, type: 'story' | 'docs' = 'story'): string {
  // Disables axe, which has already run on the stories in `pnpm test`.
  return `${process.env['PUBLISHED_STORYBOOK']}?path=/${type}/${id}&globals=a11y.manual:!true`;
}

/** The document in the manager's frame. */
export async function previewOf(page: Page): Promise<Frame> {
  const frame = await page.locator('#storybook-preview-iframe').elementHandle();
  const content = await frame?.contentFrame();
  if (content) return content;
  throw new Error('The manager has no frame for the preview.');
}

/**
 * Chooses a story as a link in Storybook does: the manager changes its address, its panels and the
 * size of the frame, and the document in the frame shows the story after the one before.
 *
 * @returns the errors that Storybook reports, once the story is done
 */
export async function chooseStory(page: Page, id: string): Promise<string[]> {
  const preview = await previewOf(page);
  return preview.evaluate(choose, { id, select: SELECT_STORY, ends: endEvents, errorEvents });
}

/** The parts of Storybook's channel that are used here. */
interface Channel {
  on: (event: string, listener: (what: unknown) => void) => void;
  off: (event: string, listener: (what: unknown) => void) => void;
  emit: (event: string, what: unknown) => void;
}

interface Choice {
  id: string;
  select: string;
  ends: string[];
  errorEvents: string[];
}

/** Runs in the preview. */
function choose({ id, select, ends, errorEvents }: Choice): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const errors: string[] = [];
  const withoutStack = (key: string, value: unknown) => (key === 'stack' ? undefined : value);
  return new Promise((resolve) => {
    const listeners = [
      ...errorEvents.map((event) => ({
        event,
        listener: (what: unknown) => {
          errors.push(`${event}: ${JSON.stringify(what, withoutStack)}`);
        },
      })),
      ...ends.map((event) => ({
        event,
        listener: (what: unknown) => {
          const { storyId = id } = Object(what) as { storyId?: string };
          if (storyId !== id) return;
          for (const each of listeners) channel.off(each.event, each.listener);
          // What the story still logs comes before the next one.
          requestIdleCallback(() => resolve(errors));
        },
      })),
    ];
    for (const { event, listener } of listeners) channel.on(event, listener);
    channel.emit(select, { storyId: id, viewMode: 'story' });
  });
}
