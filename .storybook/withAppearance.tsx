import { languageRows, languages, LocaleProvider } from '@touchline/ui/locale';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Applies the theme, scheme, language and direction of the toolbar to every story. */
export const withAppearance: Decorator = (Story, { globals }) => {
  const { theme, scheme, language, direction } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme as string;
    root.dataset['scheme'] = scheme as string;
    root.dataset['fonts'] = 'ready';
    root.lang = language as string;
    root.dir = direction as string;
  }, [theme, scheme, language, direction]);
  const id = languages.find((each) => each === language) ?? 'en';
  return (
    <LocaleProvider locale={languageRows[id].locale}>
      <Story />
    </LocaleProvider>
  );
};
