import { InboxIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { SessionScope } from '#session/SessionScope.tsx';
import { userIdAtom } from '#session/session.atoms.ts';
import { signInPath } from '#session/session.ts';
import { OwnMessages } from './OwnMessages.tsx';

/** The page with all messages of the signed-in person. A visitor is offered the sign-in page. */
export function Messages() {
  const { t } = useTranslation();
  const userId = useAtomValue(userIdAtom);
  return (
    <PageBody isNarrow>
      <PageTitle title={t('messages.title')} />
      {userId === null ? (
        <EmptyState
          icon={InboxIcon}
          title={t('messages.visitorTitle')}
          description={t('messages.visitorText')}
          action={
            <Link variant="primary" href={signInPath(paths.messages)}>
              {t('messages.visitorSignIn')}
            </Link>
          }
        />
      ) : (
        <SessionScope>
          <OwnMessages />
        </SessionScope>
      )}
    </PageBody>
  );
}
