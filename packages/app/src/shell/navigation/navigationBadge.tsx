import type { NavigationItem } from '@touchline/navigation/model';
import { UnreadBadge } from '#features/inbox';
import { messagesItemId } from './navigationItems.ts';

const unread = <UnreadBadge />;

export function renderNavigationBadge({ id }: NavigationItem) {
  return id === messagesItemId ? unread : null;
}
