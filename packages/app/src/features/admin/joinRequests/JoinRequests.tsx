import { UserPlusIcon } from '@heroicons/react/24/outline';
import type { JoinRequest } from '@touchline/contract/account';
import { EmptyState } from '@touchline/ui/EmptyState';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { failureText } from '#platform/form/failure.ts';
import { Refusal } from '#platform/form/Refusal.tsx';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { useAwaitedPart } from '#platform/loading/useAwaitedPart.tsx';
import { showToast } from '#platform/toasts.ts';
import { announceChange } from '../adminChanges.ts';
import { AgedStaleNote } from '../AgedStaleNote.tsx';
import { answeredAt } from '../answerTimes.ts';
import { focusUnlessTyping } from '../record/focusUnlessTyping.ts';
import { part, quiet } from '../record/Record.css.ts';
import { forgetFormDraft } from '../record/drafts/useFormDraft.ts';
import { useLastingSubmission } from '../record/form/useLastingSubmission.ts';
import { useAdminResource } from '../useAdminResource.ts';
import type { RequestDecision } from './DecisionQuestion.tsx';
import * as styles from './JoinRequests.css.ts';
import {
  fetchJoinRequests,
  isDecidedElsewhere,
  joinRequestsKey,
  mostShown,
  removeJoinRequest,
} from './joinRequests.ts';
import { refusalKey } from './refusalDraft.ts';
import { RequestCard } from './RequestCard.tsx';
import { RequestsSkeleton } from './RequestsSkeleton.tsx';

const question = lazyNamed(() => import('./DecisionQuestion.tsx'), 'DecisionQuestion');

export interface JoinRequestsProps {
  /** Empty for all schools of the person. */
  schoolId: string;
  isAdministrator: boolean;
}

/** The requests that wait, the oldest first, each with its decision (ADMIN-35, ADMIN-36). */
export function JoinRequests({ schoolId, isAdministrator }: JoinRequestsProps) {
  const { t } = useTranslation();
  const key = joinRequestsKey(schoolId);
  const found = useAdminResource(key, () => fetchJoinRequests(schoolId));
  const [asking, setAsking] = useState<RequestDecision | null>(null);
  const whenShown = useAwaitedPart(asking !== null, () => setAsking(null));
  /** How often a question was opened and closed, so that an answer closes no other one. */
  const opened = useRef(0);
  const submission = useLastingSubmission();
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const line = useRef<HTMLParagraphElement>(null);
  const [decided, setDecided] = useState(0);
  // The button that asked is removed with its request.
  useEffect(() => {
    if (decided > 0) focusUnlessTyping(line.current);
  }, [decided]);

  function ask(next: RequestDecision | null) {
    opened.current += 1;
    setAsking(next);
  }

  async function decide(
    { request, decision }: RequestDecision,
    words: string,
    signal: AbortSignal,
  ) {
    const asked = opened.current;
    const { id, name, version } = request;
    const answer = decision === 'refused' && words.trim() ? { answer: words.trim() } : {};
    const body = { version, decision, ...answer };
    try {
      await call('decideJoinRequest', { path: { id }, body, signal });
      showToast({ text: t(`admin.requests.${decision}`, { name }) }, { tone: 'success' });
    } catch (error) {
      if (!isDecidedElsewhere(error)) throw error;
      showToast({ text: t('admin.requests.gone', { name }) });
    }
    forgetFormDraft(refusalKey(request));
    await removeJoinRequest(schoolId, id);
    // This list is fetched again by that too.
    announceChange('schools');
    if (asked !== opened.current) return;
    ask(null);
    setDecided((count) => count + 1);
  }

  function close() {
    ask(null);
    // The decision may have arrived all the same.
    if (submission.isPending) void revalidateCached(key);
    submission.cancel();
  }

  if (found.state === 'loading') {
    return <RequestsSkeleton />;
  }
  if (found.state === 'failed') {
    return <LoadError failure={found} />;
  }
  const { items, total } = found.value;
  return (
    <div className={part}>
      {found.isStale && (
        <AgedStaleNote at={answeredAt(key)} onRefresh={() => revalidateCached(key)} />
      )}
      <p ref={line} role="status" tabIndex={-1}>
        {t('admin.requests.found', { count: total })}
      </p>
      {isOffline && items.length > 0 && <p className={quiet}>{t('admin.bulk.offline')}</p>}
      {asking === null && submission.failure && (
        <Refusal>{failureText(submission.failure)}</Refusal>
      )}
      {items.length === 0 ? (
        <EmptyState
          icon={UserPlusIcon}
          title={t('admin.requests.emptyTitle')}
          description={t('admin.requests.emptyText')}
        />
      ) : (
        <ul className={styles.list} aria-label={t('admin.requests.title')}>
          {items.map((request) => (
            <li key={request.id}>
              <RequestCard
                request={request}
                mayDecide={isAdministrator || !isForAdministrators(request)}
                isPending={submission.isPending && asking === null}
                isReadOnly={isOffline}
                onDecide={(decision) => {
                  submission.cancel();
                  ask({ request, decision });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {total > items.length && items.length > 0 && (
        <p className={quiet}>{t('admin.requests.first', { shown: mostShown })}</p>
      )}
      {asking && (
        <LazyBoundary onFailed={() => ask(null)}>
          {whenShown}
          <question.Component
            {...asking}
            submission={submission}
            isReadOnly={isOffline}
            onConfirm={(words) => submission.submit((signal) => decide(asking, words, signal))}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </div>
  );
}

/** Only an administrator makes school administrators (SIGNUP-14). */
function isForAdministrators({ role }: JoinRequest): boolean {
  return role === 'schoolAdministrator';
}
