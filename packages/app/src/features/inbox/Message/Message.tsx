import { InboxIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { revalidateCached } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { messageHref, paths } from '#platform/paths.ts';
import { locationAtom } from '#platform/location/location.ts';
import { SessionScope } from '#session/SessionScope.tsx';
import { userIdAtom } from '#session/session.atoms.ts';
import { inboxes } from '../inbox.ts';
import { messageIdOf } from '../messageIdOf.ts';
import { MembersOnly } from '../Messages/MembersOnly.tsx';
import { firstIdsAtom } from '../removed.atoms.ts';
import { useInbox } from '../useInbox.ts';
import { BackToMessages } from './BackToMessages.tsx';
import { MessageSkeleton } from './MessageSkeleton.tsx';
import { MessageText } from './MessageText.tsx';

/** The page of one message (INBOX-29). */
export function Message() {
  const { t } = useTranslation();
  const id = messageIdOf(useAtomValue(locationAtom).pathname) ?? '';
  const isVisitor = useAtomValue(userIdAtom) === null;
  if (isVisitor) {
    return (
      <PageBody isNarrow>
        <PageTitle title={t('messages.title')} />
        <MembersOnly from={messageHref(id)} />
      </PageBody>
    );
  }
  return (
    <PageBody isNarrow>
      <SessionScope>
        <OwnMessage key={id} id={id} />
      </SessionScope>
    </PageBody>
  );
}

function OwnMessage({ id }: { id: string }) {
  const { t } = useTranslation();
  const inbox = useInbox(inboxes.messages);
  const firstIds = useAtomValue(firstIdsAtom);
  const { messages } = inbox;
  if (messages.state === 'loading') {
    return (
      <>
        <BackToMessages />
        <PageTitle title={t('messages.one')} />
        <MessageSkeleton />
      </>
    );
  }
  if (messages.state === 'failed') {
    return (
      <>
        <BackToMessages />
        <PageTitle title={t('messages.one')} />
        <LoadError failure={messages} />
      </>
    );
  }
  // A message that came back may have another id than its address.
  const firstId = (one: string) => firstIds.get(one) ?? one;
  const message =
    messages.value.find((each) => each.id === id) ??
    messages.value.find((each) => firstId(each.id) === firstId(id));
  const note = messages.isStale && (
    <StaleNote onRefresh={() => revalidateCached(inboxes.messages.key)} />
  );
  if (message) {
    return (
      <>
        <BackToMessages />
        {note}
        <MessageText message={message} inbox={inbox} />
      </>
    );
  }
  return (
    <>
      <PageTitle title={t('messages.one')} heading={t('messages.goneTitle')} />
      {note}
      <EmptyState
        icon={InboxIcon}
        title={t('messages.goneText')}
        action={<Link href={paths.messages}>{t('messages.toAll')}</Link>}
      />
    </>
  );
}
