import { InboxIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { signInPath } from '#session/session.ts';

/** Tells a visitor that messages need an account (INBOX-18). @param from the address to come back to */
export function MembersOnly({ from }: { from: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={InboxIcon}
      title={t('messages.visitorTitle')}
      description={t('messages.visitorText')}
      action={
        <Link variant="primary" href={signInPath(from)}>
          {t('messages.visitorSignIn')}
        </Link>
      }
    />
  );
}
