import { Badge } from '@touchline/ui/Badge';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { unreadCountAtom } from './unreadCount.atoms.ts';

/**
 * The number of unread messages. It is a component of its own, so that a push renders nothing else
 * again.
 */
export function UnreadBadge() {
  const { t } = useTranslation();
  const count = useAtomValue(unreadCountAtom);
  // Formatting the first number makes the browser load the plural rules of the language, so zero is
  // not formatted.
  if (count === 0) return null;
  return (
    <Badge tone="messages" count={count} accessibleLabel={t('navigation.unread', { count })} />
  );
}
