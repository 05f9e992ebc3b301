export { MatchCard, type MatchCardProps, type MatchCardTeam } from './MatchCard.tsx';
