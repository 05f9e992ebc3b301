import { languageRows, languages, LocaleProvider } from '@touchline/ui/locale';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { draftRule } from '../docs/theming/studio/draft.ts';

/**
 * Applies the theme, scheme, language and direction of the toolbar to every story, and the draft of
 * the theme studio to the theme that it begins with.
 */
export const withAppearance: Decorator = (Story, { globals }) => {
  const { theme, scheme, language, direction, draft } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme as string;
    root.dataset['scheme'] = scheme as string;
    root.dataset['fonts'] = 'ready';
    root.lang = language as string;
    root.dir = direction as string;
  }, [theme, scheme, language, direction]);
  useLayoutEffect(() => {
    const rule = draftRule(draft);
    if (rule === null) return;
    const style = document.createElement('style');
    style.textContent = rule;
    document.head.append(style);
    return () => style.remove();
  }, [draft]);
  const id = languages.find((each) => each === language) ?? 'en';
  return (
    <LocaleProvider locale={languageRows[id].locale}>
      <Story />
    </LocaleProvider>
  );
};
