import { parseLayoutName, type LayoutName } from '@touchline/layouts/layoutNames';
import { schemes, themes, type Scheme, type Theme } from '@touchline/ui/theme';

interface ToolbarAppearance {
  layout: LayoutName;
  theme: Theme;
  scheme: Scheme;
}

/** For stories of the whole product: what Storybook's toolbar asks for, as a person's choice. */
export function toolbarAppearance(globals: Record<string, unknown>): ToolbarAppearance {
  return {
    layout: parseLayoutName(globals['layout']) ?? 'classy',
    theme: themes.find((name) => name === globals['theme']) ?? 'default',
    scheme: schemes.find((name) => name === globals['scheme']) ?? 'light',
  };
}
