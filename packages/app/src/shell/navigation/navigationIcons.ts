import {
  ArrowRightEndOnRectangleIcon,
  EnvelopeIcon,
  HomeIcon,
  InboxIcon,
  InformationCircleIcon,
  StarIcon,
} from '@heroicons/react/24/outline';
import type { IconComponent } from '@touchline/ui/Icon';
import { atom } from 'jotai';

type Icons = Readonly<Record<string, IconComponent>>;

/** What everyone sees. */
const visitorIcons: Icons = {
  'arrow-right-end-on-rectangle': ArrowRightEndOnRectangleIcon,
  envelope: EnvelopeIcon,
  home: HomeIcon,
  inbox: InboxIcon,
  'information-circle': InformationCircleIcon,
  star: StarIcon,
};

const memberIconsAtom = atom<Icons>({});

/** The drawings of the navigation by the names in its items; members' icons come when they do. */
export const navigationIconsAtom = atom(
  (get): Icons => ({ ...visitorIcons, ...get(memberIconsAtom) }),
  (_, set, icons: Icons) => set(memberIconsAtom, icons),
);
