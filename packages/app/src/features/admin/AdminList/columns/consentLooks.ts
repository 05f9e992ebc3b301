import {
  ArrowUturnLeftIcon,
  CheckCircleIcon,
  ClockIcon,
  NoSymbolIcon,
  QuestionMarkCircleIcon,
} from '@heroicons/react/24/outline';
import type { BadgeProps } from '@touchline/ui/Badge';
import type { IconComponent } from '@touchline/ui/Icon';
import type { ConsentView } from './consentView.ts';

/** The badge of a consent, the same in the list and in the record. */
export const consentLooks: Record<
  ConsentView,
  { icon: IconComponent; tone: NonNullable<BadgeProps['tone']> }
> = {
  granted: { icon: CheckCircleIcon, tone: 'success' },
  coming: { icon: ClockIcon, tone: 'neutral' },
  ending: { icon: ClockIcon, tone: 'warning' },
  ended: { icon: ClockIcon, tone: 'danger' },
  refused: { icon: NoSymbolIcon, tone: 'danger' },
  withdrawn: { icon: ArrowUturnLeftIcon, tone: 'danger' },
  unknown: { icon: QuestionMarkCircleIcon, tone: 'neutral' },
};
