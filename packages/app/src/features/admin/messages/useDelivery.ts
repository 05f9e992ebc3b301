import type { AdminMessage } from '@touchline/contract/adminMessage';
import { useTranslation } from 'react-i18next';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { failureText } from '#platform/form/failure.ts';
import { showToast } from '#platform/toasts.ts';
import { offerUndo } from '../record/offerUndo.ts';
import { isStale, showSaved } from '../record/showSaved.ts';
import { useLastingSubmission } from '../record/form/useLastingSubmission.ts';
import type { MessageFieldsProps } from './messageValues.ts';

export interface Delivery {
  isPending: boolean;
  /** Why the last one did not work, in words. */
  failure: string | undefined;
  /** @param total the number that the person has seen */
  send: (message: AdminMessage, total: number, onDone: () => void) => void;
  /** @param at an instant */
  schedule: (message: AdminMessage, at: string, onDone: () => void) => void;
  unschedule: (message: AdminMessage) => void;
  recall: (message: AdminMessage, onDone: () => void) => void;
  /** Forgets the last failure; what is being sent goes on. */
  forget: () => void;
}

/** The changes of state of a message; what has a way back offers it (ADMIN-11, ADMIN-116). */
export function useDelivery({ kind, follow }: MessageFieldsProps['form']): Delivery {
  const { t } = useTranslation();
  const submission = useLastingSubmission();

  async function change(message: AdminMessage, answer: Promise<AdminMessage>) {
    try {
      const saved = await answer;
      follow(message, saved);
      await showSaved('messages', saved);
      return saved;
    } catch (error) {
      // Shows the current message and the current number of readers, so that the person decides
      // again.
      if (isStale(error)) {
        await showSaved('messages', await kind.fetch(message.id));
        await revalidateCachedUnder('admin', 'messages', 'audience');
      }
      throw error;
    }
  }

  async function scheduleAt(message: AdminMessage, scheduledAt: string, signal?: AbortSignal) {
    const { id, version } = message;
    return change(
      message,
      call('scheduleAdminMessage', {
        path: { id },
        body: { version, scheduledAt },
        ...(signal && { signal }),
      }),
    );
  }

  async function backToDraft(message: AdminMessage, signal?: AbortSignal) {
    const { id, version } = message;
    return change(
      message,
      call('unscheduleAdminMessage', {
        path: { id },
        body: { version },
        ...(signal && { signal }),
      }),
    );
  }

  const { failure } = submission;
  return {
    isPending: submission.isPending,
    failure: failure && failureText(failure),
    forget: submission.cancel,
    send: (message, total, onDone) =>
      submission.submit(async (signal) => {
        const { id, version } = message;
        await change(
          message,
          call('sendAdminMessage', { path: { id }, body: { version, total }, signal }),
        );
        showToast('adminRecord.messages.sent', { tone: 'success' });
        onDone();
      }),
    schedule: (message, at, onDone) =>
      submission.submit(async (signal) => {
        const saved = await scheduleAt(message, at, signal);
        showToast(
          'adminRecord.messages.scheduled',
          offerUndo(t, () => backToDraft(saved)),
        );
        onDone();
      }),
    unschedule: (message) =>
      submission.submit(async (signal) => {
        const saved = await backToDraft(message, signal);
        const { scheduledAt } = message;
        showToast(
          'adminRecord.messages.unscheduled',
          scheduledAt === null ? {} : offerUndo(t, () => scheduleAt(saved, scheduledAt)),
        );
      }),
    recall: (message, onDone) =>
      submission.submit(async (signal) => {
        const { id, version } = message;
        await change(
          message,
          call('recallAdminMessage', { path: { id }, body: { version }, signal }),
        );
        showToast('adminRecord.messages.recalled', { tone: 'success' });
        onDone();
      }),
  };
}
