export {
  loadSchoolPage,
  loadSchoolsPage,
  loadTeamPage,
  prefetchSchool,
  prefetchSchools,
  prefetchTeam,
} from './pages.ts';
export { SchoolCentre } from './School/SchoolCentre.tsx';
export { TeamCentre } from './Team/TeamCentre.tsx';
