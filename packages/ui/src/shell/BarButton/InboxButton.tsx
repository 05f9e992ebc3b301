import type { Ref } from 'react';
import { Badge } from '../../Badge/index.ts';
import type { IconComponent } from '../../Icon/index.ts';
import { BarButton } from './BarButton.tsx';

export interface InboxButtonProps {
  label: string;
  tooltip?: string;
  /** The badge shows it above 0, as 99+ above 99. */
  unreadCount: number;
  /** The true count in words, added to the name. */
  unreadLabel: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** The moment to start loading the panel. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

interface Kind {
  icon: IconComponent;
  tone: 'messages' | 'notifications';
}

/** The trigger of either panel, with the number of unread entries. */
export function InboxButton({
  unreadCount,
  unreadLabel,
  isExpanded = false,
  tone,
  ...rest
}: InboxButtonProps & Kind) {
  return (
    <BarButton
      {...rest}
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      badge={<Badge tone={tone} count={unreadCount} accessibleLabel={unreadLabel} />}
    />
  );
}
