import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, failureText } from '#platform/form/failure.ts';
import { Refusal } from '#platform/form/Refusal.tsx';
import { navigateTo } from '#platform/location/location.ts';
import { currentSessionNumber } from '#platform/sessionScope.ts';
import { showToast } from '#platform/toasts.ts';
import { announceChange } from '../adminChanges.ts';
import { listHref } from '../rememberedLists.ts';
import { recordPath } from '../recordPaths.ts';
import { part, quiet } from './Record.css.ts';
import type { AdminRecord, RecordKind } from './recordKind.ts';
import { orShowCurrent, showSaved } from './showSaved.ts';
import { useLastingSubmission } from './form/useLastingSubmission.ts';

export interface RecordRemovalProps<Stored extends AdminRecord, Values extends object> {
  kind: RecordKind<Stored, Values>;
  record: Stored;
  /** Whether this person may delete it as it is; why one could not be deleted is shown all the same. */
  isOffered: boolean;
  isDisabled: boolean;
  isRemoved: boolean;
  /** @returns puts back what was typed into the record, once it is there again */
  onRemoved: () => (restored: Stored) => void;
}

/**
 * Deletes a record, which can be taken back from the notice of it (ADMIN-4), with what was typed into it
 * and not saved (ADMIN-61).
 */
export function RecordRemoval<Stored extends AdminRecord, Values extends object>({
  kind,
  record,
  isOffered,
  isDisabled,
  isRemoved,
  onRemoved,
}: RecordRemovalProps<Stored, Values>) {
  const { t } = useTranslation();
  const submission = useLastingSubmission();

  // In an effect after the draft was removed, so that the page does not ask about unsaved changes.
  useEffect(() => {
    if (isRemoved) navigateTo(listHref(kind.area));
  }, [isRemoved, kind.area]);

  async function putBack(putBackTyped: (restored: Stored) => void) {
    const session = currentSessionNumber();
    let restored: Stored;
    try {
      restored = await kind.restore(record.id);
    } catch (error) {
      // The next person must not put back what this one had typed.
      if (session !== currentSessionNumber()) return;
      // The notice with the undo is gone by now, and nothing else leads to the record.
      const reason = failureText(failureOf(t, error, []));
      showToast(
        { text: t('adminRecord.notRestored', { reason }) },
        {
          tone: 'danger',
          action: { label: t('errors.retry'), onPress: () => void putBack(putBackTyped) },
        },
      );
      return;
    }
    if (session !== currentSessionNumber()) return;
    putBackTyped(restored);
    await showSaved(kind.area, restored);
    showToast('adminRecord.restored', { tone: 'success' });
    navigateTo(recordPath(kind.area, record.id));
  }

  async function remove() {
    await orShowCurrent(kind.area, kind.remove(record.id, record.version), () =>
      kind.fetch(record.id),
    );
    announceChange(kind.area);
    const putBackTyped = onRemoved();
    showToast('adminRecord.removed', {
      action: { label: t('adminRecord.undo'), onPress: () => void putBack(putBackTyped) },
    });
  }

  if (!isOffered && !submission.failure) return null;
  return (
    <Card title={t('adminRecord.removeTitle')}>
      <div className={part}>
        {isOffered && <p className={quiet}>{t(`adminRecord.${kind.area}.removeText`)}</p>}
        {submission.failure && <Refusal>{failureText(submission.failure)}</Refusal>}
        {isOffered && (
          <div>
            <Button
              variant="outlined"
              isPending={submission.isPending}
              isDisabled={isDisabled}
              onPress={() => submission.submit(remove)}
            >
              {t('adminRecord.remove')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
