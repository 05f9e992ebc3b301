import { EyeIcon, PencilSquareIcon, UserGroupIcon } from '@heroicons/react/24/outline';
import type { Visibility } from '@touchline/contract/team';
import type { BadgeProps } from '@touchline/ui/Badge';
import type { IconComponent } from '@touchline/ui/Icon';

/** The sign and the tone of who sees a record. */
export const visibilityStates: Record<
  Visibility,
  { icon: IconComponent; tone: NonNullable<BadgeProps['tone']> }
> = {
  draft: { icon: PencilSquareIcon, tone: 'warning' },
  schoolOnly: { icon: UserGroupIcon, tone: 'info' },
  public: { icon: EyeIcon, tone: 'success' },
};
