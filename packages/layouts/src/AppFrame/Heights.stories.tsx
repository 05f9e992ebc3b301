import preview from '#storybook/preview';
import { YearFooter } from '@touchline/ui/shell/YearFooter';
import { expect, type UserEventObject, type within } from 'storybook/test';
import { EveryLayout, layouts } from '../testing/EveryLayout.tsx';

interface StoryHands {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

/** Below 600 px, from 600 px and from 960 px. */
type Heights = readonly [number, number, number];

/** With the lower edge of 1 px, and in material what is around its panel. */
const headers: Partial<Record<string, Heights>> = {
  centered: [65, 81, 81],
  enterprise: [65, 81, 145],
  material: [65, 121, 205],
  modern: [65, 81, 81],
};
const otherHeader: Heights = [65, 65, 65];

/** With the upper edge, which is within the height. */
const footers: Partial<Record<string, Heights>> = {
  centered: [64, 80, 80],
  enterprise: [56, 80, 80],
  material: [56, 80, 80],
  modern: [56, 80, 80],
};
const otherFooter: Heights = [56, 56, 56];

/** Links that wrap on a phone. */
const wrappingFooter = (
  <YearFooter owner="Touchline" year={2026}>
    <a href="#privacy">Privacy notice</a>
    <a href="#terms">Terms of using this site</a>
  </YearFooter>
);

const meta = preview.meta({
  title: 'Layouts/AppFrame/Heights',
  component: EveryLayout,
  parameters: { layout: 'fullscreen' },
  args: { footer: wrappingFooter },
});

async function expectHeights({ canvas, userEvent }: StoryHands, at: 0 | 1 | 2) {
  const wrong: string[] = [];
  const heightOf = (role: string) => canvas.getByRole(role).getBoundingClientRect().height;
  for (const { name } of layouts.filter(({ kind }) => kind !== 'bare')) {
    await userEvent.selectOptions(canvas.getByRole('combobox'), name);
    const drawn = [heightOf('banner'), heightOf('contentinfo')];
    const meant = [(headers[name] ?? otherHeader)[at], (footers[name] ?? otherFooter)[at]];
    if (drawn.join() !== meant.join()) wrong.push(`${name}: ${drawn} instead of ${meant}`);
  }
  await expect(wrong).toEqual([]);
}

/** One row of tools, however narrow the phone is. */
export const At320 = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { footer: undefined },
  play: (hands) => expectHeights(hands, 0),
});

/** Proves LAYOUT-15. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: (hands) => expectHeights(hands, 0),
});

export const At600 = meta.story({
  globals: { viewport: { value: 'sm' } },
  play: (hands) => expectHeights(hands, 1),
});

export const At960 = meta.story({
  globals: { viewport: { value: 'md' } },
  play: (hands) => expectHeights(hands, 2),
});

/** Proves LAYOUT-15. */
export const OnADesk = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: (hands) => expectHeights(hands, 2),
});
