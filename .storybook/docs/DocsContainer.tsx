import {
  DocsContainer as StorybookContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { languageRows, LocaleProvider } from '@touchline/ui/locale';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import './frame.css.ts';
import { usePaintedScheme } from './paintedScheme.ts';
import { storybookTheme } from './storybookTheme.ts';
import { ToolbarContext, useToolbarOfTheManager } from './toolbar.ts';
import { useDraftRule } from './useDraftRule.ts';

/** A page of documentation in the theme, scheme, language and direction of the toolbar. */
export function DocsContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbarOfTheManager();
  const { theme, scheme, language, direction, draft } = toolbar;
  const paintedScheme = usePaintedScheme(scheme);
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { theme, scheme, fonts: 'ready' });
    root.lang = language;
    root.dir = direction;
  }, [theme, scheme, language, direction]);
  useDraftRule(draft);
  return (
    <ToolbarContext value={toolbar}>
      <LocaleProvider locale={languageRows[language].locale}>
        <StorybookContainer {...rest} theme={storybookTheme(paintedScheme)}>
          {children}
        </StorybookContainer>
      </LocaleProvider>
    </ToolbarContext>
  );
}
