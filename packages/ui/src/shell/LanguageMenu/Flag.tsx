import { Suspense } from 'react';
import { lazyNamed } from '../../lazyNamed/index.ts';
import { languageRows, languages, type Language } from '../../locale/index.ts';
import { flag } from './LanguageMenu.css.ts';

export interface FlagProps {
  language: Language;
}

/** Stands where a flag did not come: the button works without it. */
const NoFlag = () => null;

// Loaded separately: a flag is as large as the rest of the button and not urgent.
const drawings = new Map(
  languages.map((id) => [id, lazyNamed(languageRows[id].flag, 'default', NoFlag)] as const),
);

/** A decorative flag; the name of the language is always beside it (LANG-1). */
export function Flag({ language }: FlagProps) {
  const Drawing = drawings.get(language)?.Component;
  return (
    <span className={flag} aria-hidden="true">
      <Suspense fallback={null}>{Drawing && <Drawing />}</Suspense>
    </span>
  );
}
