import type { MatchRecord } from '@touchline/contract/adminMatch';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import type { Submission } from '#platform/form/useSubmission.ts';
import { showToast } from '#platform/toasts.ts';
import { inTurn } from '../../record/inTurn.ts';
import { orShowCurrent, showSaved } from '../../record/showSaved.ts';
import { useLastingSubmission } from '../../record/form/useLastingSubmission.ts';
import { correctionRequest, statusRequest, type TypedChange } from './changeRequest.ts';
import { matchActions, type MatchAction } from './matchActions.ts';
import type { SentChange } from './useChangeDraft.ts';

const fieldNames = ['statusReason', 'statusNote', 'schedule', 'score', 'penalties', 'isConfirmed'];

export interface MatchChangeSubmission extends Submission {
  /** @param sent what the form of the change has to know of the answer */
  make: (action: MatchAction, change: TypedChange, sent?: SentChange) => void;
}

/**
 * Changes the status of a match, or corrects its result. A match that has changed meanwhile is
 * shown as it is by now, with what the server said, so that the person decides again.
 *
 * @param onSaved called with the match before and after; `hasMore` when something else has been typed
 *   about the same change since
 */
export function useMatchChange(
  match: MatchRecord,
  onSaved: (
    before: MatchRecord,
    after: MatchRecord,
    made: { action: MatchAction; hasMore: boolean },
  ) => void,
): MatchChangeSubmission {
  const { t } = useTranslation();
  const submission = useLastingSubmission(fieldNames);

  async function change(
    action: MatchAction,
    typed: TypedChange,
    form: SentChange,
    signal: AbortSignal,
  ) {
    const path = { id: match.id };
    const { sent, saved } = await inTurn('matches', match, ({ version }) => {
      const answer =
        matchActions[action].to === null
          ? call('recordScore', {
              path,
              body: { version, ...correctionRequest(action, typed) },
              signal,
            })
          : call('changeMatchStatus', {
              path,
              body: { version, ...statusRequest(action, typed) },
              signal,
            });
      return orShowCurrent('matches', tellRefusal(answer, form), () =>
        call('adminMatch', { path }),
      );
    });
    await showSaved('matches', saved);
    onSaved(sent, saved, { action, hasMore: form.isTypedSince() });
    showToast(
      { text: t('adminRecord.stateChanged', { state: t(`match.status.${saved.status}`) }) },
      { tone: 'success' },
    );
  }

  return {
    ...submission,
    make: (action, typed, sent = withoutForm) =>
      submission.submit((signal) => change(action, typed, sent, signal)),
  };
}

const withoutForm: SentChange = { isTypedSince: () => false, onRefused: () => {} };

/** Not after an attempt without an answer, or with a failure of the server: it may have been saved. */
async function tellRefusal<Answer>(answer: Promise<Answer>, sent: SentChange): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) sent.onRefused();
    throw error;
  }
}
