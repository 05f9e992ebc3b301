import {
  BellIcon,
  BookmarkIcon,
  CalendarIcon,
  ChartBarIcon,
  HomeIcon,
  InboxIcon,
  InformationCircleIcon,
  LifebuoyIcon,
  MapPinIcon,
  SignalIcon,
  StarIcon,
  TrophyIcon,
  UserGroupIcon,
} from '@heroicons/react/24/outline';
import type { ShortcutIcon } from '@touchline/ui/shell/ShortcutsPanel';
import type { TFunction } from 'i18next';

/** The icons to choose from, by their API name without the prefix of the icon set. */
const icons = {
  bookmark: BookmarkIcon,
  home: HomeIcon,
  signal: SignalIcon,
  trophy: TrophyIcon,
  star: StarIcon,
  inbox: InboxIcon,
  bell: BellIcon,
  calendar: CalendarIcon,
  'chart-bar': ChartBarIcon,
  'map-pin': MapPinIcon,
  'user-group': UserGroupIcon,
  lifebuoy: LifebuoyIcon,
  'information-circle': InformationCircleIcon,
};

/** The icons of the shortcuts, with the names of the API. */
export function shortcutIcons(t: TFunction): ShortcutIcon[] {
  return (Object.keys(icons) as (keyof typeof icons)[]).map((name) => ({
    name: `heroicons_outline:${name}`,
    label: t(`shortcuts.icons.${name}`),
    icon: icons[name],
  }));
}
