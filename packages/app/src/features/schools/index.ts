export {
  loadSchoolPage,
  loadSchoolsPage,
  loadTeamPage,
  prefetchSchool,
  prefetchSchools,
  prefetchTeam,
} from './pages.ts';
export { SchoolSkeleton } from './School/SchoolSkeleton.tsx';
export { TeamSkeleton } from './Team/TeamSkeleton.tsx';
export { SchoolCentre } from './School/SchoolCentre.tsx';
export { TeamCentre } from './Team/TeamCentre.tsx';
