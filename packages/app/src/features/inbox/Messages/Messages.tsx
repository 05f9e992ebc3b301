import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { SessionScope } from '#session/SessionScope.tsx';
import { userIdAtom } from '#session/session.atoms.ts';
import { MembersOnly } from './MembersOnly.tsx';
import { OwnMessages } from './OwnMessages.tsx';

/** The page with all messages of the signed-in person. A visitor is offered the sign-in page. */
export function Messages() {
  const { t } = useTranslation();
  const userId = useAtomValue(userIdAtom);
  return (
    <PageBody isNarrow>
      <PageTitle title={t('messages.title')} />
      {userId === null ? (
        <MembersOnly from={paths.messages} />
      ) : (
        <SessionScope>
          <OwnMessages />
        </SessionScope>
      )}
    </PageBody>
  );
}
