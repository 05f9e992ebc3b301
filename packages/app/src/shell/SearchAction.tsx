import { MatchSearchButton } from '@touchline/ui/shell/MatchSearch';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '../lazyNamed.ts';

const bar = lazyNamed(() => import('./SearchBar.tsx'), 'SearchBar');

/** Opens the match search over the top bar. */
export function SearchAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MatchSearchButton
        label={t('search.open')}
        isExpanded={isOpen}
        onIntent={bar.preload}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <bar.Component onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
