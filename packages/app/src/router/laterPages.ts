import { loadAboutUsPage, loadPrivacyPage, loadTermsPage } from '#features/about';
import { loadAccountPage, prefetchProfile } from '#features/account';
import { loadFavouritesPage } from '#features/favourites';
import { loadMessagePage, loadMessagesPage } from '#features/inbox';
import { loadAllFavouriteMatches } from '#features/matches';
import {
  loadSchoolPage,
  loadSchoolsPage,
  loadTeamPage,
  prefetchSchool,
  prefetchSchools,
  prefetchTeam,
} from '#features/schools';
import { loadSettingsPage } from '#features/settings';
import { loadContactUsPage } from '#features/support';
import { loadLayoutConfig } from '#shell/layoutConfigs.ts';

/** What loads the code of each page that is seldom the first one. */
export const laterPages = {
  team: loadTeamPage,
  schools: loadSchoolsPage,
  school: loadSchoolPage,
  favourites: () => loadFavouritesPage(loadAllFavouriteMatches),
  messages: loadMessagesPage,
  message: loadMessagePage,
  contactUs: loadContactUsPage,
  aboutUs: loadAboutUsPage,
  terms: loadTermsPage,
  privacy: loadPrivacyPage,
  profile: () => loadAccountPage('profile'),
  settings: () => loadSettingsPage(loadLayoutConfig),
  signUp: () => loadAccountPage('signUp'),
  signUpWithSchool: () => loadAccountPage('signUpWithSchool'),
  confirmationRequired: () => loadAccountPage('confirmationRequired'),
  accountVerification: () => loadAccountPage('accountVerification'),
  forgotPassword: () => loadAccountPage('forgotPassword'),
  resetPassword: () => loadAccountPage('resetPassword'),
  signOut: () => loadAccountPage('signOut'),
  unlockSession: () => loadAccountPage('unlockSession'),
  externalSignIn: () => loadAccountPage('externalSignIn'),
};

/** What fetches the first data of those pages. */
export const laterData = {
  team: ({ id = '' }: Params, query: URLSearchParams) => prefetchTeam(id, query),
  schools: (_: Params, query: URLSearchParams) => prefetchSchools(query),
  school: ({ id = '' }: Params) => prefetchSchool(id),
  profile: () => prefetchProfile(),
};

type Params = Record<string, string | undefined>;
