import { Suspense } from 'react';
import { lazyNamed } from '../../lazyNamed/index.ts';
import { languageRows, languages, type Language } from '../../locale/index.ts';
import { drawing, flag } from './LanguageMenu.css.ts';

export interface FlagProps {
  /** The language whose flag is drawn. */
  language: Language;
}

/** Stands where a flag did not come: the button works without it. */
const NoFlag = () => null;

/** A picture and no elements, which would need the code of React for every path. */
async function loadDrawing(language: Language) {
  const { default: svg } = await languageRows[language].flag();
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { Drawing: () => <img className={drawing} src={src} alt="" /> };
}

// Loaded separately: a flag is as large as the rest of the button and not urgent.
const drawings = new Map(
  languages.map((id) => [id, lazyNamed(() => loadDrawing(id), 'Drawing', NoFlag)] as const),
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
