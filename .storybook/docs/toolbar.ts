import { languages, type Language } from '@touchline/ui/locale';
import { schemes, themes, type Scheme, type Theme } from '@touchline/ui/theme';
import { createContext, useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Say } from './pieceDocs.ts';

/** The values of the toolbar that a page of documentation follows. */
export interface Toolbar {
  theme: Theme;
  scheme: Scheme;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** The draft of the theme studio as text; empty for none. */
  draft: string;
}

const atFirst: Toolbar = {
  theme: 'default',
  scheme: 'light',
  language: 'en',
  direction: 'ltr',
  draft: '',
};

/** Null outside of a page of documentation. */
export const ToolbarContext = createContext<Toolbar | null>(null);

/** The toolbar of the page around, and the choice of its language. */
export function useToolbar(): Toolbar & { say: Say } {
  const toolbar = useContext(ToolbarContext) ?? atFirst;
  return { ...toolbar, say: (text) => text[toolbar.language] };
}

/** The values of the toolbar as it changes. A page has no decorators, which would be given them. */
export function useToolbarOfTheManager(): Toolbar {
  const channel = addons.getChannel();
  const [toolbar, setToolbar] = useState(() =>
    read(channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0]),
  );
  useEffect(() => {
    const update = (event: unknown) => setToolbar(read(event));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return toolbar;
}

/**
 * A story in a frame tells this page too; what it sets itself, such as its direction, is not the
 * toolbar's.
 */
function read(event: unknown): Toolbar {
  const told = (event ?? {}) as Partial<Record<'userGlobals' | 'globals', Record<string, unknown>>>;
  return toolbarOf(told.userGlobals ?? told.globals ?? {});
}

/** What the toolbar knows of its values, in place of which the address can hold any text. */
export function toolbarOf(globals: Readonly<Record<string, unknown>>): Toolbar {
  return {
    theme: themes.find((each) => each === globals['theme']) ?? atFirst.theme,
    scheme: schemes.find((each) => each === globals['scheme']) ?? atFirst.scheme,
    language: languages.find((each) => each === globals['language']) ?? atFirst.language,
    direction: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
    draft: typeof globals['draft'] === 'string' ? globals['draft'] : atFirst.draft,
  };
}
