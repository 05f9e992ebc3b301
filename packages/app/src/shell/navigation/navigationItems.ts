import type { Role } from '@touchline/contract/user';
import type { NavigationItem } from '@touchline/navigation/model';
import type { TFunction } from 'i18next';
import { adminAreas } from '#features/admin';
import { paths } from '#platform/paths.ts';

/** The id of the entry with the unread badge (NAV-10). */
export const messagesItemId = 'messages-display';

type TitleKey = keyof (typeof import('#public/i18n/en.json'))['navigation'];

interface Entry {
  id: Exclude<TitleKey, `unread_${string}`>;
  icon: string;
  link: string;
  roles?: Role[];
}

const everyRole: Role[] = ['User', 'Administrator', 'SchoolAdministrator'];

/** The entries in the order of NAV-1. */
const entries: Entry[] = [
  { id: 'home', icon: 'home', link: paths.home },
  { id: 'favourites', icon: 'star', link: paths.favourites },
  { id: 'contact-us', icon: 'envelope', link: paths.contactUs },
  { id: messagesItemId, icon: 'inbox', link: paths.messages },
  { id: 'about-us', icon: 'information-circle', link: paths.aboutUs },
  { id: 'sign-out', icon: 'arrow-right-start-on-rectangle', link: paths.signOut, roles: everyRole },
  { id: 'sign-in', icon: 'arrow-right-end-on-rectangle', link: paths.signIn, roles: [] },
];

/** The entries of the admin area, for whom its guards let in (NAV-5). */
const adminEntries: Entry[] = [
  { id: 'admin-schools', icon: 'academic-cap', ...linkTo('schools') },
  { id: 'admin-matches', icon: 'trophy', ...linkTo('matches') },
  { id: 'admin-athletes', icon: 'identification', ...linkTo('athletes') },
  { id: 'admin-teams', icon: 'user-group', ...linkTo('teams') },
  { id: 'admin-advertisements', icon: 'megaphone', ...linkTo('advertisements') },
  { id: 'admin-messages', icon: 'chat-bubble-left-right', ...linkTo('messages') },
];

function linkTo(area: keyof typeof adminAreas) {
  const { path, roles } = adminAreas[area];
  return { link: path, roles: [...roles] };
}

/** All entries in the current language, not yet filtered by role. */
export function navigationItems(t: TFunction): NavigationItem[] {
  const item = (entry: Entry): NavigationItem => ({
    ...entry,
    type: 'basic',
    title: t(`navigation.${entry.id}`),
  });
  return [
    ...entries.map(item),
    {
      id: 'admin',
      type: 'group',
      title: t('navigation.admin'),
      roles: [...adminAreas.schools.roles],
      children: adminEntries.map(item),
    },
  ];
}
