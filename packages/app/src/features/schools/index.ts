export {
  loadSchoolPage,
  loadSchoolsPage,
  loadTeamPage,
  prefetchSchool,
  prefetchSchools,
  prefetchTeam,
} from './pages.ts';
export { SchoolSkeleton, TeamSkeleton } from './CentreSkeleton.tsx';
export { SchoolCentre } from './School/SchoolCentre.tsx';
export { TeamCentre } from './Team/TeamCentre.tsx';
