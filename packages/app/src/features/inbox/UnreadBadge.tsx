import { Badge } from '@touchline/ui/Badge';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { unreadCountAtom } from './unreadCount.atoms.ts';

/** The number of unread messages. A push draws only this again. */
export function UnreadBadge() {
  const { t } = useTranslation();
  const count = useAtomValue(unreadCountAtom);
  // The first number to be put into words makes the browser learn the plurals of the language.
  if (count === 0) return null;
  return (
    <Badge tone="messages" count={count} accessibleLabel={t('navigation.unread', { count })} />
  );
}
