import {
  AcademicCapIcon,
  ArrowRightEndOnRectangleIcon,
  ArrowRightStartOnRectangleIcon,
  ChatBubbleLeftRightIcon,
  EnvelopeIcon,
  HomeIcon,
  IdentificationIcon,
  InboxIcon,
  InformationCircleIcon,
  MegaphoneIcon,
  StarIcon,
  TrophyIcon,
  UserGroupIcon,
} from '@heroicons/react/24/outline';
import type { Glyph } from '@touchline/ui/Icon';

/** The drawings of the navigation by the names in its items. */
export const navigationIcons: Record<string, Glyph> = {
  'academic-cap': AcademicCapIcon,
  'arrow-right-end-on-rectangle': ArrowRightEndOnRectangleIcon,
  'arrow-right-start-on-rectangle': ArrowRightStartOnRectangleIcon,
  'chat-bubble-left-right': ChatBubbleLeftRightIcon,
  envelope: EnvelopeIcon,
  home: HomeIcon,
  identification: IdentificationIcon,
  inbox: InboxIcon,
  'information-circle': InformationCircleIcon,
  megaphone: MegaphoneIcon,
  star: StarIcon,
  trophy: TrophyIcon,
  'user-group': UserGroupIcon,
};
