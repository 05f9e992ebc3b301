import { StarIcon as OutlineStar } from '@heroicons/react/24/outline';
import { StarIcon as SolidStar } from '@heroicons/react/24/solid';
import { Icon } from '../../Icon/index.ts';
import { favourite } from './FavouriteStar.css.ts';

export interface FavouriteStarProps {
  /** Whether it is a favourite; the star is filled then. */
  isSelected: boolean;
  /** The accessible name: what becomes a favourite. It does not change with the state. */
  label: string;
  /** Called with the state that a person wants. */
  onChange: (isSelected: boolean) => void;
}

/** A native button, because hundreds of matches can be on one page. */
export function FavouriteStar({ isSelected, label, onChange }: FavouriteStarProps) {
  return (
    <button
      type="button"
      className={favourite}
      aria-label={label}
      aria-pressed={isSelected}
      onClick={() => onChange(!isSelected)}
    >
      <Icon icon={isSelected ? SolidStar : OutlineStar} />
    </button>
  );
}
