import { Tokens } from '#storybook/docs/Tokens.tsx';
import { areColoursForced, inForcedColours } from '#storybook/forcedColours';
import { keepLinksInFrame } from '#storybook/keepLinksInFrame';
import preview from '#storybook/preview';
import type { Theme } from '@touchline/ui/theme';
import { tokensByTheme } from '@touchline/ui/theme/values';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { ThemeColours } from '../Colours.tsx';
import { PairList } from './PairList.tsx';
import { measure } from './pairs.ts';
import { Studio } from './Studio.tsx';
import { ThemeStudio } from './Studio.stories.tsx';

const meta = preview.meta({
  title: 'Theming/Studio/Behaviour',
  component: Studio,
  parameters: { layout: 'fullscreen' },
  args: { draft: '', theme: 'default' as Theme, onChange: fn() },
});

/** Proves THEME-13 and A11Y-3: Storybook would open the link in place of itself, without the draft. */
export const ALinkShowsTheColourThatItNames = meta.story({
  args: { draft: 'default_onPrimary-818cf8-ffffff' },
  beforeEach: () => keepLinksInFrame(),
  play: async ({ canvas }) => {
    const verdict = within(canvas.getByRole('region', { name: 'Contrast' }));
    const [link] = verdict.getAllByRole('link', { name: /^light: .+ onPrimary on primary, needs/ });
    if (!link) throw new Error('The verdict names no pair');
    await userEvent.click(link);
    await expect(canvas.getByRole('region', { name: 'onPrimary' })).toHaveFocus();
    const [elsewhere] = canvas.getAllByRole('link', { name: 'See the match' });
    elsewhere?.setAttribute('href', '/matches');
    elsewhere?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(elsewhere).toHaveFocus();
    // For axe, which reads the samples of what lacks contrast too.
    const row = within(canvas.getByRole('region', { name: 'onPrimary' }));
    await userEvent.click(row.getByRole('button', { name: /^Take #/ }));
  },
});

/** An address that another Storybook made can name a theme that this one lacks. */
export const AnUnknownThemeIsTheDefault = meta.story({
  ...ThemeStudio.input,
  globals: { theme: 'night' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /default Begin with/ })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('data-theme', 'default');
  },
});

/** Proves THEME-13: a draft begins with any theme, and an undo goes back to the one before with its changes. */
export const BeginsWithAnotherTheme = meta.story({
  args: { draft: 'default_focus-112233-a5b4fc' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('focus, light');
    await expect(field).toHaveValue('#112233');
    await userEvent.click(canvas.getByRole('button', { name: /default Begin with/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'rose' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('rose');
    await expect(field).toHaveValue(tokensByTheme.rose.focus.light.toUpperCase());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('#112233');
    await expect(canvas.getByRole('button', { name: /default Begin with/ })).toBeVisible();
  },
});

/** Proves THEME-13. */
export const SaysThatNothingWasCopied = meta.story({
  args: { draft: 'default_focus-112233-a5b4fc' },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Copy the address' });
    await step('where the page came by HTTP, by which there is no clipboard', async () => {
      const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
      await userEvent.click(button);
      await expect(await canvas.findByText(/copy it from the address bar/)).toBeVisible();
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    });
    await step('but not of the press after it', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const write = spyOn(navigator.clipboard, 'writeText').mockReturnValue(promise);
      await userEvent.click(button);
      await expect(canvas.queryByText(/copy it from the address bar/)).toBeNull();
      resolve();
      await expect(await canvas.findByText('Copied.')).toBeVisible();
      write.mockRestore();
    });
    await step('nor of another draft', async () => {
      const field = canvas.getByLabelText('focus, light');
      await userEvent.clear(field);
      await userEvent.type(field, '#445566{Enter}');
      await expect(canvas.queryByText('Copied.')).toBeNull();
    });
  },
});

const { default: tokens } = tokensByTheme;

/** A sample of a colour is that colour. */
export const SamplesInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  render: () => (
    <>
      <ThemeColours />
      <PairList name="primary" tokens={tokens} pairs={measure(tokens)} />
      <Tokens names={['theme.primary']} />
    </>
  ),
  play: async ({ canvasElement }) => {
    if (!areColoursForced()) return;
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('span[style*="background"]')];
    const drawn = samples.map((sample) => getComputedStyle(sample).backgroundColor);
    await expect(new Set(drawn).size).toBeGreaterThan(10);
    const asGiven = samples.map((sample) => {
      sample.style.forcedColorAdjust = 'none';
      return getComputedStyle(sample).backgroundColor;
    });
    await expect(drawn).toEqual(asGiven);
  },
});
