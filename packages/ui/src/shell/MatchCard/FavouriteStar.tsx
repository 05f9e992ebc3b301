import { StarIcon as OutlineStar } from '@heroicons/react/24/outline';
import { StarIcon as SolidStar } from '@heroicons/react/24/solid';
import { Icon } from '../../Icon/index.ts';
import { favourite } from './FavouriteStar.css.ts';

export interface FavouriteStarProps {
  isFavourite: boolean;
  label: string;
  onToggle: () => void;
}

/** A native button, because hundreds of matches can be on one page. */
export function FavouriteStar({ isFavourite, label, onToggle }: FavouriteStarProps) {
  return (
    <button
      type="button"
      className={favourite}
      aria-label={label}
      aria-pressed={isFavourite}
      onClick={onToggle}
    >
      <Icon icon={isFavourite ? SolidStar : OutlineStar} />
    </button>
  );
}
