import {
  ChatBubbleLeftRightIcon,
  ClipboardDocumentListIcon,
  HeartIcon,
  HomeIcon,
  InformationCircleIcon,
  MegaphoneIcon,
  PhoneIcon,
  TrophyIcon,
  UserGroupIcon,
} from '@heroicons/react/24/outline';
import type { NavigationItem } from '../model/item.ts';
import type { Icons } from './NavigationContext.ts';

export const exampleIcons: Icons = {
  home: HomeIcon,
  heart: HeartIcon,
  phone: PhoneIcon,
  chat: ChatBubbleLeftRightIcon,
  info: InformationCircleIcon,
  trophy: TrophyIcon,
  people: UserGroupIcon,
  clipboard: ClipboardDocumentListIcon,
  megaphone: MegaphoneIcon,
};

/** A navigation with all types of items. */
export const exampleItems: readonly NavigationItem[] = [
  { id: 'home', type: 'basic', title: 'Home', icon: 'home', link: '/home' },
  {
    id: 'matches',
    type: 'collapsable',
    title: 'Matches',
    icon: 'trophy',
    children: [
      { id: 'matches.today', type: 'basic', title: 'Today', link: '/matches/today' },
      { id: 'matches.week', type: 'basic', title: 'This week', link: '/matches/week' },
      {
        id: 'matches.cups',
        type: 'collapsable',
        title: 'Cups',
        children: [
          { id: 'cups.autumn', type: 'basic', title: 'Autumn cup', link: '/matches/autumn' },
          { id: 'cups.spring', type: 'basic', title: 'Spring cup', link: '/matches/spring' },
        ],
      },
    ],
  },
  {
    id: 'teams',
    type: 'aside',
    title: 'Teams',
    subtitle: 'By sport',
    icon: 'people',
    children: [
      { id: 'teams.football', type: 'basic', title: 'Football', link: '/teams/football' },
      { id: 'teams.volleyball', type: 'basic', title: 'Volleyball', link: '/teams/volleyball' },
      { id: 'teams.line', type: 'divider' },
      { id: 'teams.all', type: 'basic', title: 'All teams', link: '/teams', exactMatch: true },
    ],
  },
  { id: 'messages-display', type: 'basic', title: 'Messages', icon: 'chat', link: '/messages' },
  { id: 'space', type: 'spacer' },
  { id: 'line', type: 'divider' },
  {
    id: 'admin',
    type: 'group',
    title: 'Administration',
    subtitle: 'Your school and its people',
    children: [
      {
        id: 'admin.athletes',
        type: 'basic',
        title: 'Athletes',
        icon: 'clipboard',
        link: '/admin/athletes',
        badge: { title: '12' },
      },
      {
        id: 'admin.advertisements',
        type: 'basic',
        title: 'Advertisements',
        icon: 'megaphone',
        link: '/admin/advertisements',
        disabled: true,
        tooltip: 'Only administrators may change these',
      },
    ],
  },
];

/** The given number of entries in groups and collapsable items, for long lists and benchmarks. */
export function makeManyItems(count: number): readonly NavigationItem[] {
  const names = Object.keys(exampleIcons);
  return Array.from({ length: Math.ceil(count / 20) }, (_, group): NavigationItem => ({
    id: `group-${group}`,
    type: 'group',
    title: `Group ${group + 1}`,
    children: Array.from({ length: Math.min(19, count - group * 20 - 1) }, (_, index) => ({
      id: `entry-${group}-${index}`,
      type: 'basic',
      title: `Entry ${group + 1}.${index + 1}`,
      icon: names[(group + index) % names.length],
      link: `/entries/${group}/${index}`,
      roles: index % 2 ? ['Administrator'] : undefined,
    })),
  }));
}
