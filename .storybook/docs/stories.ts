import type { ComponentType } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Args } from 'storybook/internal/types';
import { viewports } from '../viewports.ts';
import type { FrameSize } from './pieceDocs.ts';

/** What a page needs of a story. */
export interface PageStory {
  id: string;
  name: string;
  args: Args;
  /** Those that the story sets itself. */
  globals: Args;
  Component: ComponentType<Args>;
}

/** The exports of a file of stories. */
export type StoryModule = Readonly<Record<string, unknown>>;

/** What `meta.story()` returns, as far as it is read here. */
interface StoryExport {
  input: { globals?: Args };
  meta: { input: { title?: string; globals?: Args } };
  composed: { args: Args };
  Component: ComponentType<Args>;
}

/** The story of that export; a page with a wrong name does not render. */
export function storyOf(stories: StoryModule, exportName: string): PageStory {
  const story = stories[exportName] as StoryExport | undefined;
  if (!story) throw new Error(`There is no story ${exportName}`);
  const name = storyNameFromExport(exportName);
  const { args } = story.composed;
  const globals = { ...story.meta.input.globals, ...story.input.globals };
  const id = toId(story.meta.input.title ?? '', name);
  return { id, name, args, globals, Component: story.Component };
}

/** The story of that name in a scheme, where the file has one for the dark. */
export function schemedStory(stories: StoryModule, name: string, isDark: boolean): PageStory {
  return storyOf(stories, isDark && `${name}Dark` in stories ? `${name}Dark` : name);
}

/**
 * The widths in px in which a story is shown in frames: those of the piece, or for a piece with a
 * single one that of the window which the story itself is written for.
 */
export function frameWidths({ globals }: PageStory, frame: FrameSize): readonly number[] {
  if (frame.widths.length > 1) return frame.widths;
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  const own = Object.entries(viewports).find(([name]) => name === value)?.[1];
  return own ? [Number.parseInt(own.styles.width, 10)] : frame.widths;
}
