import type { FavouriteKind } from '@touchline/contract/favourite';
import { Button } from '@touchline/ui/Button';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { toggleFavouriteAtom } from './favourites.atoms.ts';

export interface UnpublishedFavouritesProps {
  kind: FavouriteKind;
  /** The favourites of this kind that the server does not publish any more. */
  ids: readonly string[];
}

/** Says how many favourites are no longer published, and removes them (FAV-2). */
export function UnpublishedFavourites({ kind, ids }: UnpublishedFavouritesProps) {
  const { t } = useTranslation();
  const toggle = useSetAtom(toggleFavouriteAtom);
  if (ids.length === 0) return null;
  return (
    <p>
      {t('favouritesPage.missing', { count: ids.length })}{' '}
      <Button variant="quiet" onPress={() => ids.forEach((id) => toggle({ kind, id }))}>
        {t('favouritesPage.removeMissing')}
      </Button>
    </p>
  );
}
