import type { Role } from '@touchline/contract/user';
import type { NavigationItem } from '@touchline/navigation/model';
import type { TFunction } from 'i18next';
import { paths } from '#platform/paths.ts';

/** The entry that carries the unread badge (product.md §2). */
export const messagesItemId = 'messages-display';

type TitleKey = keyof (typeof import('#public/i18n/en.json'))['navigation'];

interface Entry {
  id: Exclude<TitleKey, `unread_${string}`>;
  icon: string;
  link: string;
  roles?: Role[];
}

const everyRole: Role[] = ['User', 'Administrator', 'SchoolAdministrator'];
const schoolRoles: Role[] = ['Administrator', 'SchoolAdministrator'];

/** The table of product.md §2, in its order. */
const entries: Entry[] = [
  { id: 'home', icon: 'home', link: paths.home },
  { id: 'favourites', icon: 'star', link: paths.favourites },
  { id: 'contact-us', icon: 'envelope', link: paths.contactUs },
  { id: messagesItemId, icon: 'inbox', link: paths.messages },
  { id: 'about-us', icon: 'information-circle', link: paths.aboutUs },
  { id: 'sign-out', icon: 'arrow-right-start-on-rectangle', link: paths.signOut, roles: everyRole },
  { id: 'sign-in', icon: 'arrow-right-end-on-rectangle', link: paths.signIn, roles: [] },
];

/** Teams is not in the table; its page is, with the roles of Athletes (domain.md §0.3). */
const adminEntries: Entry[] = [
  { id: 'admin-schools', icon: 'academic-cap', link: '/admin/schools', roles: schoolRoles },
  { id: 'admin-matches', icon: 'trophy', link: '/admin/matches', roles: schoolRoles },
  { id: 'admin-athletes', icon: 'identification', link: '/admin/athletes', roles: schoolRoles },
  { id: 'admin-teams', icon: 'user-group', link: '/admin/teams', roles: schoolRoles },
  {
    id: 'admin-advertisements',
    icon: 'megaphone',
    link: '/admin/advertisements',
    roles: ['Administrator'],
  },
  {
    id: 'admin-messages',
    icon: 'chat-bubble-left-right',
    link: '/admin/messages',
    roles: ['Administrator'],
  },
];

/** All entries of the product in the person's language, not yet filtered by roles. */
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
      roles: schoolRoles,
      children: adminEntries.map(item),
    },
  ];
}
