import { setFileScope } from '@vanilla-extract/css/fileScope';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { published, shutOf } from '../library/packages.ts';

interface Story {
  args?: object;
  component?: ComponentType<object>;
  decorators?: readonly ((Drawn: () => ReactNode, context: object) => ReactNode)[];
  loaders?: readonly unknown[];
  render?: (args: object, context: object) => ReactNode;
}

/** A story with what its file says of all of them. */
interface StoryOfFile {
  story: Story;
  meta: Story;
}

// The preview itself starts the mock back end, which needs a browser.
vi.mock('#storybook/preview', () => ({
  default: {
    meta: (meta: Story) => ({
      story: (story: Story = {}) => ({
        story,
        meta,
        input: story,
        composed: { args: { ...meta.args, ...story.args } },
      }),
    }),
  },
}));

// Class names are computed while their modules are imported, which needs a name for the file.
setFileScope('scripts/packCheck/serverDrawing.test.ts');

/** Folders whose pieces are for the workspace alone. */
const shut = published.flatMap((name) => shutOf(name).map((entry) => `${name}/src/${entry}/`));

const files = Object.entries(
  import.meta.glob<Record<string, unknown>>(
    '../../packages/{ui,navigation,layouts}/src/**/*.stories.tsx',
  ),
)
  .map(([path, load]) => ({ file: path.replace(/^.*\/packages\//, ''), load }))
  .filter(({ file }) => !shut.some((folder) => file.startsWith(folder)));

function isStory(value: unknown): value is StoryOfFile {
  return typeof value === 'object' && value !== null && 'story' in value && 'meta' in value;
}

/** Draws a story as far as its code is there; the errors, also those inside of a `Suspense`. */
function draw({ story, meta }: StoryOfFile): Promise<unknown[]> {
  const args = { ...meta.args, ...story.args };
  const context = { args, globals: {}, loaded: {}, parameters: {} };
  const render = story.render ?? meta.render;
  const { component } = meta;
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  const Drawn = decorators.reduce<() => ReactNode>(
    (Inner, decorate) => () => decorate(Inner, context),
    () => (render ? render(args, context) : component && createElement(component, args)),
  );
  const over = new Error('What is still to come is not waited for');
  const errors: unknown[] = [];
  const { abort } = renderToPipeableStream(createElement(Drawn), {
    onError: (error) => {
      if (error !== over) errors.push(error);
    },
  });
  // All that does not wait is drawn in one task.
  return new Promise((resolve) => {
    setImmediate(() => {
      setImmediate(() => {
        abort(over);
        setImmediate(() => resolve(errors));
      });
    });
  });
}

/** The page of `@touchline/ui` says that nothing reads the window when it is drawn. */
describe('a server draws the stories of', () => {
  it.each(files)('$file', async ({ load }) => {
    const stories = Object.entries(await load()).filter(([, value]) => isStory(value));
    expect(stories.length).toBeGreaterThan(0);
    const problems = stories.map(async ([name, value]) => {
      const one = value as StoryOfFile;
      if (one.story.loaders ?? one.meta.loaders) return [];
      return (await draw(one)).map((error) => `${name}: ${String(error)}`);
    });
    expect((await Promise.all(problems)).flat()).toEqual([]);
  });
});
