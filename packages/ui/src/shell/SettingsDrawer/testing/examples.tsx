import { themes, type Theme } from '../../../theme/themes.ts';
import type { LayoutOption } from '../AppearanceSettings.tsx';
import type { SettingsDrawerLabels } from '../SettingsDrawer.tsx';

/** A layout option with an example picture; each has a narrower navigation than the one before. */
function drawn(label: string, index: number): LayoutOption<string> {
  return {
    id: label.toLowerCase(),
    label,
    picture: (
      <svg viewBox="0 0 60 40" aria-hidden="true">
        <rect width={18 - index * 3} height={40} fill="currentColor" />
      </svg>
    ),
  };
}

function capitalised(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

export const settingsLabels: SettingsDrawerLabels = {
  title: 'Settings',
  close: 'Close',
  theme: 'Theme',
  themes: Object.fromEntries(themes.map((id) => [id, capitalised(id)])) as Record<Theme, string>,
  scheme: 'Scheme',
  schemes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  layout: 'Layout',
};

export const exampleLayouts = ['Classy', 'Dense', 'Thin', 'Centered', 'Enterprise', 'Modern'].map(
  drawn,
);
