export {
  loadSchoolPage,
  loadSchoolsPage,
  loadTeamPage,
  prefetchSchool,
  prefetchSchools,
  prefetchTeam,
} from './pages.ts';
