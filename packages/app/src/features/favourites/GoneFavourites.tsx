import type { FavouriteKind } from '@touchline/contract/favourite';
import { Button } from '@touchline/ui/Button';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { toggleFavouriteAtom } from './favourites.atoms.ts';

export interface GoneFavouritesProps {
  kind: FavouriteKind;
  /** The favourites of this kind. */
  ids: readonly string[];
  /** What the server still publishes of them. */
  found: readonly { id: string }[];
}

/** Says how many favourites are no longer published, and removes them (FAV-2). */
export function GoneFavourites({ kind, ids, found }: GoneFavouritesProps) {
  const { t } = useTranslation();
  const toggle = useSetAtom(toggleFavouriteAtom);
  const published = new Set(found.map(({ id }) => id));
  const gone = ids.filter((id) => !published.has(id));
  if (gone.length === 0) return null;
  return (
    <p>
      {t('favouritesPage.missing', { count: gone.length })}{' '}
      <Button variant="quiet" onPress={() => gone.forEach((id) => toggle({ kind, id }))}>
        {t('favouritesPage.removeMissing')}
      </Button>
    </p>
  );
}
