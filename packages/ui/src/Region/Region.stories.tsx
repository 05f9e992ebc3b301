import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Region } from './Region.tsx';

const meta = preview.meta({
  title: 'Theming/Region',
  component: Region,
  args: { children: <Button>Follow the match</Button> },
});

export const Teal = meta.story({ args: { theme: 'teal' } });

export const DarkInLight = meta.story({ args: { scheme: 'dark' } });

/** Proves THEME-4. */
export const Nested = meta.story({
  args: {
    theme: 'rose',
    scheme: 'dark',
    children: (
      <>
        <Button>Outside</Button>
        <Region theme="amber" scheme="light">
          <Button>Inside</Button>
        </Region>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const fill = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(fill('Outside')).not.toBe(fill('Inside'));
  },
});
