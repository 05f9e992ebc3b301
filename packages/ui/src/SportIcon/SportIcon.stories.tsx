import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { SportIcon } from './SportIcon.tsx';
import { sportIcons, type SportName } from './sportIcons.tsx';

const meta = preview.meta({
  title: 'Controls/SportIcon',
  component: SportIcon,
  args: { sport: 'football' as const },
});

export const Football = meta.story();

const names = Object.keys(sportIcons) as SportName[];

export const EverySport = meta.story({
  render: (args) => (
    <>
      {names.map((sport) => (
        <SportIcon key={sport} {...args} size="large" sport={sport} label={sport} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole('img').map((drawing) => drawing.innerHTML);
    await expect(new Set(drawings).size).toBe(names.length);
  },
});

export const EverySportInDark = meta.story({
  ...EverySport.input,
  globals: { scheme: 'dark' },
});

export const Labelled = meta.story({
  args: { label: 'Water polo', sport: 'waterPolo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Water polo' })).toBeVisible();
  },
});
