import {
  ArchiveBoxIcon,
  ArrowPathIcon,
  ArrowRightStartOnRectangleIcon,
  ArrowUturnLeftIcon,
  CalendarIcon,
  CheckCircleIcon,
  ClockIcon,
  ExclamationCircleIcon,
  EyeIcon,
  NoSymbolIcon,
  PauseCircleIcon,
  PencilSquareIcon,
  PlayCircleIcon,
  UserGroupIcon,
} from '@heroicons/react/24/outline';
import type { AdvertisementState } from '@touchline/contract/adminAdvertisement';
import type { MessageStatus } from '@touchline/contract/adminMessage';
import type { AthleteRecord } from '@touchline/contract/athlete';
import type { SchoolRecord } from '@touchline/contract/school';
import type { TeamRecord, Visibility } from '@touchline/contract/team';
import type { BadgeProps } from '@touchline/ui/Badge';
import type { IconComponent } from '@touchline/ui/Icon';

/** The icon and the tone of a state, the same in a list and above the record. */
export interface StatusBadge {
  icon: IconComponent;
  tone: NonNullable<BadgeProps['tone']>;
}

export const schoolBadges: Record<SchoolRecord['status'], StatusBadge> = {
  pending: { icon: ClockIcon, tone: 'warning' },
  active: { icon: CheckCircleIcon, tone: 'success' },
  suspended: { icon: NoSymbolIcon, tone: 'danger' },
};

export const athleteBadges: Record<AthleteRecord['status'], StatusBadge> = {
  active: { icon: CheckCircleIcon, tone: 'success' },
  left: { icon: ArrowRightStartOnRectangleIcon, tone: 'neutral' },
  removed: { icon: NoSymbolIcon, tone: 'neutral' },
};

export const visibilityBadges: Record<Visibility, StatusBadge> = {
  draft: { icon: PencilSquareIcon, tone: 'warning' },
  schoolOnly: { icon: UserGroupIcon, tone: 'info' },
  public: { icon: EyeIcon, tone: 'success' },
};

/** The look of an archived team, in the admin area and on public pages. */
export const archivedBadge: StatusBadge = { icon: ArchiveBoxIcon, tone: 'neutral' };

export const teamBadges: Record<TeamRecord['status'], StatusBadge> = {
  active: { icon: CheckCircleIcon, tone: 'success' },
  archived: archivedBadge,
};

export const advertisementBadges: Record<AdvertisementState, StatusBadge> = {
  draft: { icon: PencilSquareIcon, tone: 'warning' },
  planned: { icon: CalendarIcon, tone: 'info' },
  running: { icon: PlayCircleIcon, tone: 'success' },
  paused: { icon: PauseCircleIcon, tone: 'warning' },
  ended: { icon: ClockIcon, tone: 'neutral' },
  archived: { icon: ArchiveBoxIcon, tone: 'neutral' },
};

export const messageBadges: Record<MessageStatus, StatusBadge> = {
  draft: { icon: PencilSquareIcon, tone: 'warning' },
  scheduled: { icon: ClockIcon, tone: 'info' },
  sending: { icon: ArrowPathIcon, tone: 'info' },
  sent: { icon: CheckCircleIcon, tone: 'success' },
  failed: { icon: ExclamationCircleIcon, tone: 'danger' },
  recalled: { icon: ArrowUturnLeftIcon, tone: 'neutral' },
};
