import type { NavigationItem, NavigationItemType } from '../model/item.ts';

const pages: readonly NavigationItem[] = [
  { id: 'home', type: 'basic', title: 'Home', icon: 'home', link: '/home' },
  { id: 'messages', type: 'basic', title: 'Messages', icon: 'chat', link: '/messages' },
];

const sports: readonly NavigationItem[] = [
  { id: 'football', type: 'basic', title: 'Football', link: '/teams/football' },
  { id: 'line', type: 'divider' },
  {
    id: 'indoors',
    type: 'collapsable',
    title: 'Indoors',
    children: [
      { id: 'volleyball', type: 'basic', title: 'Volleyball', link: '/teams/volleyball' },
      { id: 'futsal', type: 'basic', title: 'Futsal', link: '/teams/futsal' },
    ],
  },
];

function withParent(type: 'aside' | 'collapsable' | 'group'): readonly NavigationItem[] {
  return [
    {
      id: 'teams',
      type,
      title: 'Teams',
      subtitle: 'By sport',
      icon: 'people',
      badge: { title: '3' },
      children: sports,
    },
    {
      id: 'closed-season',
      type,
      title: 'Last season',
      icon: 'trophy',
      disabled: true,
      children: [{ id: 'cup', type: 'basic', title: 'Cup', link: '/cup' }],
    },
    ...pages,
  ];
}

/**
 * The forms of a basic item: an internal link, an external link, a function, both, neither, and
 * disabled.
 */
const basic: readonly NavigationItem[] = [
  ...pages,
  {
    id: 'rules',
    type: 'basic',
    title: 'Rules',
    subtitle: 'Opens in a new tab',
    icon: 'clipboard',
    link: 'https://example.org/rules',
    externalLink: true,
    target: '_blank',
  },
  { id: 'whistle', type: 'basic', title: 'Whistle', icon: 'megaphone', function: () => undefined },
  {
    id: 'call',
    type: 'basic',
    title: 'Call the office',
    icon: 'phone',
    link: '/support',
    function: () => undefined,
    badge: { title: 'new' },
  },
  { id: 'season', type: 'basic', title: 'Season 2026', icon: 'unknown-name' },
  { id: 'draw', type: 'basic', title: 'Draw', icon: 'trophy', link: '/draw', disabled: true },
  { id: 'chosen', type: 'basic', title: 'Always marked', icon: 'heart', active: true },
];

/** A short navigation for each type of item. */
export const itemsOfKind: Record<NavigationItemType, readonly NavigationItem[]> = {
  basic,
  aside: withParent('aside'),
  collapsable: withParent('collapsable'),
  group: withParent('group'),
  divider: [...pages.slice(0, 1), { id: 'rule', type: 'divider' }, ...pages.slice(1)],
  spacer: [...pages.slice(0, 1), { id: 'gap', type: 'spacer' }, ...pages.slice(1)],
};

/**
 * Entries that cannot be used: with a subtitle and a badge, plain, of this page, without a link, and with
 * children.
 */
export const disabledItems: readonly NavigationItem[] = [
  {
    id: 'draw',
    type: 'basic',
    title: 'Draw',
    subtitle: 'Opens in May',
    icon: 'trophy',
    link: '/draw',
    badge: { title: 'new' },
    disabled: true,
  },
  {
    id: 'whistle',
    type: 'basic',
    title: 'Whistle',
    icon: 'megaphone',
    function: () => undefined,
    disabled: true,
  },
  {
    id: 'here',
    type: 'basic',
    title: 'This season',
    subtitle: 'At work',
    icon: 'heart',
    link: '/season',
    active: true,
    disabled: true,
  },
  { id: 'prizes', type: 'basic', title: 'Prizes', icon: 'clipboard', disabled: true },
  {
    id: 'closed-season',
    type: 'collapsable',
    title: 'Last season',
    subtitle: 'Not yet counted',
    icon: 'people',
    disabled: true,
    children: [{ id: 'cup', type: 'basic', title: 'Cup', link: '/cup' }],
  },
];

/** Four levels of collapsable items around one page. */
export const deepItems: readonly NavigationItem[] = [
  {
    id: 'country',
    type: 'collapsable',
    title: 'England',
    icon: 'trophy',
    children: [
      {
        id: 'county',
        type: 'collapsable',
        title: 'Kent',
        children: [
          {
            id: 'district',
            type: 'collapsable',
            title: 'Canterbury',
            children: [
              { id: 'school', type: 'basic', title: 'Ashworth High', link: '/schools/ashworth' },
              { id: 'other', type: 'basic', title: 'Brook Lane', link: '/schools/brook-lane' },
            ],
          },
        ],
      },
    ],
  },
  ...pages,
];

export const longTurkishItems: readonly NavigationItem[] = [
  {
    id: 'karsilasmalar',
    type: 'collapsable',
    title: 'Okullararası karşılaşmaların değerlendirilmesi ve ertelenenler',
    icon: 'trophy',
    children: [
      {
        id: 'cekoslovakya',
        type: 'basic',
        title: 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına',
        subtitle: 'Öğretmenlerimizin önerdiği en uzun takım adı',
        link: '/cekoslovakya',
      },
    ],
  },
  {
    id: 'iletiler',
    type: 'basic',
    title: 'Yöneticilerinize gönderdiğiniz bütün iletiler',
    icon: 'chat',
    link: '/iletiler',
    badge: { title: '99+' },
  },
  {
    id: 'yonetim',
    type: 'group',
    title: 'İl müdürlüğü yönetim işlemleri',
    children: [
      {
        id: 'okul',
        type: 'aside',
        title: 'Okulunuzun bilgilerini güncelleyin',
        icon: 'people',
        children: [
          {
            id: 'okul.sporcular',
            type: 'basic',
            title: 'Sporcuların lisans başvurularının görüntülenmesi',
            link: '/sporcular',
          },
        ],
      },
    ],
  },
];
