export { FavouriteStar, type FavouriteStarProps } from './FavouriteStar.tsx';
export { MatchCard, type MatchCardProps, type MatchCardTeam } from './MatchCard.tsx';
export { MatchCards, type MatchCardsProps } from './MatchCards.tsx';
export { MatchCardsSkeleton, type MatchCardsSkeletonProps } from './MatchCardsSkeleton.tsx';
