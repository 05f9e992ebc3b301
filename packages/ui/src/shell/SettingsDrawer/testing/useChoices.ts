import { useState } from 'react';
import type { AppearanceSettingsProps } from '../AppearanceSettings.tsx';

/** The properties of settings whose choices take effect, and are told to the story as well. */
export function useChoices<Props extends AppearanceSettingsProps<string>>(args: Props): Props {
  const [theme, setTheme] = useState(args.theme);
  const [scheme, setScheme] = useState(args.scheme);
  const [layout, setLayout] = useState(args.layout);
  return {
    ...args,
    theme,
    scheme,
    layout,
    onThemeChange(next) {
      setTheme(next);
      args.onThemeChange(next);
    },
    onSchemeChange(next) {
      setScheme(next);
      args.onSchemeChange(next);
    },
    onLayoutChange(next) {
      setLayout(next);
      args.onLayoutChange(next);
    },
  };
}
