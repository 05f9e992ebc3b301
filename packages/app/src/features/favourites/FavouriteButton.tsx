import { StarIcon as OutlineStar } from '@heroicons/react/24/outline';
import { StarIcon as SolidStar } from '@heroicons/react/24/solid';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { FavouriteStar } from '@touchline/ui/shell/MatchCard';
import { useTranslation } from 'react-i18next';
import type { FavouriteTarget } from './favouriteList.ts';
import { useFavourite } from './useFavourite.ts';

export interface FavouriteButtonProps extends FavouriteTarget {
  /** The name of the match, team or school, for the accessible name of the star. */
  name: string;
  /** `star`: the icon alone, for rows and cards. */
  variant?: 'text' | 'star';
}

/** Follows a match, team or school, or stops following it. */
export function FavouriteButton({ kind, id, name, variant = 'text' }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const { isFavourite, onToggle } = useFavourite({ kind, id });
  const icon = isFavourite ? SolidStar : OutlineStar;
  if (variant === 'star') {
    const label = t('match.favourite', { title: name });
    return <FavouriteStar isSelected={isFavourite} label={label} onChange={onToggle} />;
  }
  return (
    <Button variant="outlined" icon={<Icon icon={icon} />} onPress={onToggle}>
      {t(isFavourite ? 'matchPage.unfavourite' : 'matchPage.favourite')}
    </Button>
  );
}
