import { Badge } from '../../Badge/index.ts';
import type { IconComponent } from '../../Icon/index.ts';
import { PanelButton, type PanelButtonProps } from './PanelButton.tsx';

export interface InboxButtonProps extends PanelButtonProps {
  /** The number in the badge; hidden at 0, `99+` above 99. */
  unreadCount: number;
  /** The exact count as text, added to the accessible name. */
  unreadLabel: string;
}

interface Kind {
  /** The drawing on the button. */
  icon: IconComponent;
  /** The colour of the badge. */
  tone: 'messages' | 'notifications';
}

/** The button that opens an inbox, with the number of unread entries. */
export function InboxButton({ unreadCount, unreadLabel, tone, ...rest }: InboxButtonProps & Kind) {
  return (
    <PanelButton
      {...rest}
      opens="dialog"
      badge={<Badge tone={tone} count={unreadCount} accessibleLabel={unreadLabel} />}
    />
  );
}
