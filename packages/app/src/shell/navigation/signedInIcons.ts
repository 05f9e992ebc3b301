import {
  AcademicCapIcon,
  ArrowRightStartOnRectangleIcon,
  ChatBubbleLeftRightIcon,
  IdentificationIcon,
  MegaphoneIcon,
  TrophyIcon,
  UserGroupIcon,
} from '@heroicons/react/24/outline';

/** The icons of entries that only signed-in people have; loaded separately. */
export const signedInIcons = {
  'academic-cap': AcademicCapIcon,
  'arrow-right-start-on-rectangle': ArrowRightStartOnRectangleIcon,
  'chat-bubble-left-right': ChatBubbleLeftRightIcon,
  identification: IdentificationIcon,
  megaphone: MegaphoneIcon,
  trophy: TrophyIcon,
  'user-group': UserGroupIcon,
};
