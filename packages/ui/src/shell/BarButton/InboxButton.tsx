import type { Ref } from 'react';
import { Badge } from '../../Badge/index.ts';
import type { IconComponent } from '../../Icon/index.ts';
import { BarButton } from './BarButton.tsx';

export interface InboxButtonProps {
  label: string;
  tooltip?: string;
  /** The number in the badge; hidden at 0, `99+` above 99. */
  unreadCount: number;
  /** The exact count as text, added to the accessible name. */
  unreadLabel: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** Called on hover, focus or touch. Use it to prefetch the panel. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

interface Kind {
  icon: IconComponent;
  tone: 'messages' | 'notifications';
}

/** The button that opens an inbox, with the number of unread entries. */
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
