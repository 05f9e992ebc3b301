import type { Page } from 'playwright-core';

export interface Size {
  width: number;
  height: number;
}

/** The parts of a story that decide how it is pictured. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** The file, from the root of the repository. */
  file: string;
  tags: readonly string[];
  /** A component is pictured at its own size; a page in its whole viewport. */
  isFullscreen: boolean;
  /** What the story sets itself; null when the toolbar decides. */
  ownViewport: string | null;
  ownTheme: string | null;
  ownScheme: string | null;
}

/** All stories of a built Storybook, in the order of their files. */
export interface StoryList {
  stories: Story[];
  viewports: Record<string, Size>;
}

/** `ui` of `packages/ui/src/…`; `docs` and the like for other folders. */
export function packageOf({ file }: Pick<Story, 'file'>): string {
  const [first = '', second] = file.split('/');
  return (first === 'packages' ? second : first) ?? first;
}

/** Whether a text of `--filter` occurs in the title or the package, in any case. */
export function isAskedFor(story: Story, filters: readonly string[]): boolean {
  if (filters.length === 0) return true;
  const words = `${story.title} ${packageOf(story)}`.toLowerCase();
  return filters.some((filter) => words.includes(filter.toLowerCase()));
}

/** Reads the stories from the `iframe.html` of a built Storybook, which is open in the page. */
export async function readStories(page: Page): Promise<StoryList> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const { viewports, stories } = await page.evaluate(extract);
  return {
    viewports: Object.fromEntries(
      Object.entries(viewports).map(([name, { width, height }]) => [
        name,
        { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
      ]),
    ),
    stories: stories.map((story) => ({ ...story, file: story.file.replace(/^\.\//, '') })),
  };
}

interface Extracted {
  id: string;
  title: string;
  name: string;
  tags: string[];
  parameters: {
    fileName: string;
    layout?: string;
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
  /** What the story sets itself, without the values of the toolbar. */
  storyGlobals: { viewport?: { value?: string }; theme?: string; scheme?: string };
}

/** Runs in the page. Only these fields are returned, because the rest cannot be serialised. */
async function extract() {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, Extracted>>;
    };
  };
  await preview.ready();
  const extracted = Object.values(await preview.extract());
  const viewports: Record<string, { width: string; height: string }> = {};
  for (const { parameters } of extracted) {
    for (const [name, { styles }] of Object.entries(parameters.viewport?.options ?? {})) {
      viewports[name] = styles;
    }
  }
  const stories = extracted.map(({ id, title, name, tags, parameters, storyGlobals }) => ({
    id,
    title,
    name,
    tags,
    file: parameters.fileName,
    isFullscreen: parameters.layout === 'fullscreen',
    ownViewport: storyGlobals.viewport?.value ?? null,
    ownTheme: storyGlobals.theme ?? null,
    ownScheme: storyGlobals.scheme ?? null,
  }));
  return { viewports, stories };
}
