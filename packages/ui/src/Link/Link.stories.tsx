import { EachAppearance } from '#storybook/EachAppearance';
import { faintWords } from '#storybook/faintWords';
import { areColoursForced, inForcedColours, systemColour } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { vars } from '../theme/vars.css.ts';
import { Link } from './Link.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Controls/Link',
  component: Link,
  args: { href: '/matches', children: 'All matches', onIntent: fn() },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
});

export const Inline = meta.story({
  render: (args) => (
    <p>
      Saturday's fixtures are in <Link {...args} />, with the teams.
    </p>
  ),
});

export const Standalone = meta.story({ args: { variant: 'standalone' } });

export const Plain = meta.story({ args: { variant: 'plain' } });

export const Primary = meta.story({ args: { variant: 'primary' } });

export const Outlined = meta.story({ args: { variant: 'outlined' } });

/** Proves THEME-6: also under the pointer, which changes nothing. */
export const DisabledWordsAreSeen = meta.story({
  render: () => (
    <EachAppearance>
      {(['inline', 'standalone', 'plain', 'primary', 'outlined'] as const).map((variant) => (
        <p key={variant}>
          <Link href="/matches" variant={variant} isDisabled>
            All matches
          </Link>
        </p>
      ))}
    </EachAppearance>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(faintWords(canvasElement, 3)).toEqual([]);
    for (const link of canvas.getAllByRole('link').slice(0, 5)) {
      const { backgroundColor } = getComputedStyle(link);
      await userEvent.hover(link);
      await expect(getComputedStyle(link).backgroundColor).toBe(backgroundColor);
    }
  },
});

export const InDark = meta.story({ ...Inline.input, globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: {
    children: 'Karşılaşma programının tamamını ve değişiklikleri görüntüleyin',
    newTabLabel: 'yeni sekmede açılır',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const NewTab = meta.story({
  args: { href: 'https://example.com/rules', newTabLabel: 'opens in a new tab' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** Proves A11Y-5: a plain link stands alone, also in small text on narrow lines. */
export const PlainIsALargeEnoughTarget = meta.story({
  args: { variant: 'plain' },
  render: (args) => (
    <p style={{ fontSize: vars.text.medium, lineHeight: vars.leading.tight }}>
      <Link {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(24);
  },
});

export const FollowedWithEnter = meta.story({
  play: async ({ userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/matches', undefined);
  },
});

export const IntentComesWithFocus = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(args.onIntent).toHaveBeenCalled();
  },
});

export const DisabledInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  args: { isDisabled: true },
  render: (args) => (
    <>
      {(['inline', 'standalone', 'plain', 'primary', 'outlined'] as const).map((variant) => (
        <p key={variant}>
          <Link {...args} variant={variant} />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    if (!areColoursForced()) return;
    const colours = canvas.getAllByRole('link').map((link) => getComputedStyle(link).color);
    await expect(new Set(colours)).toEqual(new Set([systemColour('GrayText')]));
  },
});
