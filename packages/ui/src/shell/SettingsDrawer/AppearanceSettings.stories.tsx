import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect, fn, within } from 'storybook/test';
import type { Scheme, Theme } from '../../theme/themes.ts';
import { AppearanceSettings, type AppearanceSettingsProps } from './AppearanceSettings.tsx';
import { exampleLayouts, settingsLabels } from './testing/examples.tsx';
import { useChoices } from './testing/useChoices.ts';

function SettingsWithChoices(args: AppearanceSettingsProps<string>) {
  return <AppearanceSettings {...useChoices(args)} />;
}

const meta = preview.meta({
  title: 'Shell/AppearanceSettings',
  component: AppearanceSettings,
  args: {
    labels: settingsLabels,
    layouts: exampleLayouts,
    theme: 'default' as Theme,
    scheme: 'light' as Scheme,
    layout: 'classy',
    onThemeChange: fn(),
    onSchemeChange: fn(),
    onLayoutChange: fn(),
  },
  // What the controls choose begins anew.
  render: (args) => (
    <SettingsWithChoices key={[args.theme, args.scheme, args.layout].join()} {...args} />
  ),
});

export const Chosen = meta.story();

export const OtherChoices = meta.story({
  args: { theme: 'teal' as Theme, scheme: 'auto' as Scheme, layout: 'modern' },
});

export const InDark = meta.story({
  args: { scheme: 'dark' as Scheme },
  globals: { scheme: 'dark' },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const schemes = within(canvas.getByRole('radiogroup', { name: 'Scheme' }));
    const tops = schemes.getAllByRole('radio').map((radio) => boxOf(radio.closest('label')).top);
    await expect(new Set(tops).size).toBe(1);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const ArrowKeysChooseAtOnce = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Default' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onThemeChange).toHaveBeenCalledWith('brand');
    await expect(canvas.getByRole('radio', { name: 'Brand' })).toBeChecked();
  },
});

export const TabGoesFromGroupToGroup = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Default', 'Light', 'Classy']) {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name })).toHaveFocus();
    }
  },
});

/** Proves THEME-9. */
export const ASchemeIsChosenAtOnce = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onSchemeChange).toHaveBeenCalledWith('dark');
  },
});

/** Proves THEME-9. */
export const ALayoutIsChosenByItsMiniature = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Enterprise' }));
    await expect(args.onLayoutChange).toHaveBeenCalledWith('enterprise');
  },
});
