import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaleNoteProps } from './StaleNote.tsx';

const note = lazyNamed(() => import('./StaleNote.tsx'), 'StaleNote', StaleLine);

/** A `StaleNote` whose code is loaded with the first one, for the pages of the first view. */
export function LazyStaleNote({ onRefresh }: Pick<StaleNoteProps, 'onRefresh'>) {
  return (
    <Suspense fallback={null}>
      <note.Component onRefresh={onRefresh} />
    </Suspense>
  );
}

/** The same without its button, for the case that its code cannot be loaded either. */
function StaleLine() {
  const { t } = useTranslation();
  return <p role="status">{t('errors.stale')}</p>;
}
