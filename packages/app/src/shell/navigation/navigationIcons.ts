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

/** The icons of entries that everyone sees. */
const visitorIcons: Icons = {
  'arrow-right-end-on-rectangle': ArrowRightEndOnRectangleIcon,
  envelope: EnvelopeIcon,
  home: HomeIcon,
  inbox: InboxIcon,
  'information-circle': InformationCircleIcon,
  star: StarIcon,
};

const signedInIconsAtom = atom<Icons>({});

/**
 * The icons of the navigation by name. Those of signed-in people are added when they are loaded.
 */
export const navigationIconsAtom = atom(
  (get): Icons => ({ ...visitorIcons, ...get(signedInIconsAtom) }),
  (_, set, icons: Icons) => set(signedInIconsAtom, icons),
);
