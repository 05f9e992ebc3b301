import { ShareIcon, StarIcon as OutlineStar } from '@heroicons/react/24/outline';
import { StarIcon as SolidStar } from '@heroicons/react/24/solid';
import type { Match } from '@touchline/contract/match';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { favouriteIdsAtom, toggleFavouriteMatchAtom } from '../favourites.atoms.ts';
import { share } from './share.ts';
import * as styles from './Match.css.ts';

interface MatchActionsProps {
  match: Match;
  /** Whether what is shown of it is fresh. */
  isFresh: boolean;
}

/** What one does with a match often: keep it as a favourite, and share it. */
export function MatchActions({ match, isFresh }: MatchActionsProps) {
  const { t } = useTranslation();
  const isFavourite = useAtomValue(favouriteIdsAtom).includes(match.id);
  const toggle = useSetAtom(toggleFavouriteMatchAtom);
  return (
    <div className={styles.actions}>
      <Button
        variant="outlined"
        icon={<Icon icon={isFavourite ? SolidStar : OutlineStar} />}
        onPress={() => toggle(match.id)}
      >
        {t(isFavourite ? 'matchPage.unfavourite' : 'matchPage.favourite')}
      </Button>
      <Button
        variant="outlined"
        icon={<Icon icon={ShareIcon} />}
        onPress={() => void share(t, match, isFresh)}
      >
        {t('matchPage.share')}
      </Button>
    </div>
  );
}
