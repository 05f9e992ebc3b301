import { languageRows, LocaleProvider } from '@touchline/ui/locale';
import type { Decorator } from '@storybook/react-vite';
import { useContext, useLayoutEffect } from 'react';
import { ToolbarContext, toolbarOf } from './docs/toolbar.ts';
import { useDraftRule } from './docs/useDraftRule.ts';

/**
 * Applies the theme, scheme, language and direction of the toolbar to every story, and the draft of
 * the theme studio to the theme that it begins with. A page of documentation applies them to itself
 * and to the stories in it.
 */
export const withAppearance: Decorator = (Story, { globals }) => {
  const { theme, scheme, language, direction, draft } = toolbarOf(globals);
  const isOnPage = useContext(ToolbarContext) !== null;
  useLayoutEffect(() => {
    if (isOnPage) return;
    const root = document.documentElement;
    Object.assign(root.dataset, { theme, scheme, fonts: 'ready' });
    root.lang = language;
    root.dir = direction;
  }, [isOnPage, theme, scheme, language, direction]);
  useDraftRule(isOnPage ? null : draft);
  if (isOnPage) return <Story />;
  return (
    <LocaleProvider locale={languageRows[language].locale}>
      <Story />
    </LocaleProvider>
  );
};
