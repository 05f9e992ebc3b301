import { ArrowDownIcon } from '@heroicons/react/24/outline';
import type { User } from '@touchline/contract/user';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { DateTime } from '@touchline/ui/DateTime';
import { Form } from '@touchline/ui/Form';
import { Icon } from '@touchline/ui/Icon';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noRefusals, RefusalsContext } from '#platform/form/refusals.ts';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { serverNow } from '#platform/serverClock.ts';
import { showToast } from '#platform/toasts.ts';
import { AgedStaleNote, type AgedStaleNoteProps } from '../../AgedStaleNote.tsx';
import { LeaveScope } from '../drafts/LeaveScope.tsx';
import { RecordComparison } from '../versions/RecordComparison.tsx';
import { SaveBar } from './SaveBar.tsx';
import * as styles from '../Record.css.ts';
import type { AdminRecord, Findings, RecordKind } from '../recordKind.ts';
import { RecordRemoval } from '../RecordRemoval.tsx';
import { useFirstError } from './useFirstError.ts';
import { useLikelyDuplicates } from '../duplicates/useLikelyDuplicates.ts';
import { DuplicateWarning } from '../duplicates/DuplicateWarning.tsx';
import { useRecordForm } from './useRecordForm.ts';
import { useRecordSubmission } from './useRecordSubmission.ts';
import { useRenewal } from '../versions/useRenewal.ts';

export interface RecordEditorProps<Stored extends AdminRecord, Values extends object> {
  kind: RecordKind<Stored, Values>;
  /** Null: it is being created. */
  record: Stored | null;
  blank: Values;
  user: User;
  /** How old the record is, whose last refresh has failed; null: it has not. */
  stale?: AgedStaleNoteProps | null;
}

/** A record as a form, with what is typed, what others have saved, and what is not valid. */
export function RecordEditor<Stored extends AdminRecord, Values extends object>({
  kind,
  record,
  blank,
  user,
  stale = null,
}: RecordEditorProps<Stored, Values>) {
  const { t } = useTranslation();
  const form = useRecordForm(kind, record, blank);
  const [isComparing, setComparing] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  /** How often all was discarded: a half-typed date is no value that could be taken back. */
  const [discarded, setDiscarded] = useState(0);
  const submission = useRecordSubmission(form, () => setComparing(true));
  const duplicates = useLikelyDuplicates(form);
  const { formRef, focusFirstError, unplaced, forgetUnplaced } = useFirstError();
  const asideRef = useRef<HTMLDivElement>(null);
  const { changed, isReadOnly, isFixed } = form;
  const hasChanges = changed.length > 0 && !isRemoved;
  const renewal = useRenewal(record, hasChanges);

  function submit() {
    if (isReadOnly || isFixed || form.isWaiting) return;
    forgetUnplaced();
    const findings = form.settle();
    if (findings.size > 0) focusFirstError(wordsOf(findings));
    else submission.save(changed, form.version);
  }

  /**
   * The browser's own check has stopped the form. It knows neither a formatted text nor a picture, so
   * all fields are checked, and the first one that is wrong has the focus (ERROR-11).
   */
  function markInvalid() {
    forgetUnplaced();
    focusFirstError(wordsOf(form.settle()));
  }

  function discard() {
    const takeBack = form.discard();
    setDiscarded((count) => count + 1);
    showToast('adminRecord.discarded', {
      action: { label: t('adminRecord.undo'), onPress: takeBack },
    });
  }

  /** What is wrong, with the names of the fields. */
  const wordsOf = (findings: Findings) =>
    [...findings].map(
      ([path, text]) => `${form.labelOf(path.split('.')[0] as keyof Values & string)}: ${text}`,
    );

  const { Head, Fields, Aside } = kind;
  return (
    <LeaveScope area={kind.area} hasChanges={hasChanges} isRemoved={isRemoved}>
      {record ? (
        <div className={styles.headText}>
          <Head record={record} />
          {record.updatedAt && (
            <p className={styles.quiet}>
              {t(record.updatedBy ? 'adminRecord.changedBy' : 'adminRecord.changedAt', {
                name: record.updatedBy,
              })}{' '}
              <DateTime value={record.updatedAt} format="relative" now={serverNow} />
            </p>
          )}
        </div>
      ) : (
        <PageTitle title={t(`adminRecord.${kind.area}.new`)} />
      )}
      {record && Aside && (
        <div className={styles.toAside}>
          <Button
            variant="outlined"
            icon={<Icon icon={ArrowDownIcon} />}
            onPress={() => {
              asideRef.current?.focus({ preventScroll: true });
              asideRef.current?.scrollIntoView();
            }}
          >
            {t(`adminRecord.${kind.area}.toAside`)}
          </Button>
        </div>
      )}
      {stale && <AgedStaleNote {...stale} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {isReadOnly && <p className={styles.quiet}>{t('adminRecord.offlineText')}</p>}
          {renewal.isRenewed && (
            <Banner
              title={t('adminRecord.renewed')}
              dismissLabel={t('shell.dismiss')}
              onDismiss={renewal.dismiss}
            />
          )}
          {form.isOutdated && !isComparing && (
            <Banner
              tone="warning"
              title={t('adminRecord.outdatedTitle')}
              action={
                <Button
                  variant="outlined"
                  // Disabled during an upload, which would be lost with the form.
                  isDisabled={form.isWaiting}
                  onPress={() => setComparing(true)}
                >
                  {t('adminRecord.compare')}
                </Button>
              }
            >
              {t('adminRecord.outdatedText')}
            </Banner>
          )}
          {isComparing && record && form.isOutdated ? (
            <RecordComparison
              form={form}
              record={record}
              submission={submission}
              onClose={() => setComparing(false)}
              onInvalid={(findings) => focusFirstError(wordsOf(findings))}
            />
          ) : (
            // In the capture phase, because the event of a field does not bubble.
            <div ref={formRef} className={styles.form} onInvalidCapture={markInvalid}>
              <Form
                aria-label={t(`adminRecord.${kind.area}.one`)}
                messages={validationMessages(t)}
                serverErrors={submission.failure?.fields}
                formError={submission.failure?.text || unplaced}
                onSubmit={submit}
              >
                <RefusalsContext value={submission.failure?.fields ?? noRefusals}>
                  <Fields key={discarded} form={form} />
                </RefusalsContext>
                <DuplicateWarning area={kind.area} candidates={duplicates} />
                <VisuallyHidden>
                  <span role="status">{form.announcement}</span>
                </VisuallyHidden>
                {(hasChanges || !record) && (
                  <SaveBar>
                    <span className={styles.quiet}>
                      {form.isWaiting
                        ? t('adminRecord.waiting')
                        : hasChanges
                          ? t(isFixed ? 'adminRecord.fixedChanges' : 'adminRecord.changes', {
                              count: changed.length,
                            })
                          : t('adminRecord.unchanged')}
                    </span>
                    <span className={styles.choices}>
                      {hasChanges && (
                        <Button variant="outlined" onPress={discard}>
                          {t('adminRecord.discard')}
                        </Button>
                      )}
                      {!isFixed && (
                        <Button
                          type="submit"
                          isPending={submission.isPending}
                          isDisabled={(isReadOnly || form.isWaiting) && !submission.isPending}
                        >
                          {t(record ? 'adminRecord.save' : 'adminRecord.create')}
                        </Button>
                      )}
                    </span>
                  </SaveBar>
                )}
                <SlowNotice submission={submission} />
              </Form>
            </div>
          )}
        </div>
        <div className={styles.column} ref={asideRef} tabIndex={-1}>
          {record && Aside && <Aside form={form} record={record} />}
          {!record && (
            <Card title={t('adminRecord.nextTitle')}>
              <p className={styles.quiet}>{t(`adminRecord.${kind.area}.next`)}</p>
            </Card>
          )}
          {record && (
            <RecordRemoval
              kind={kind}
              record={record}
              isOffered={kind.mayRemove(user, record)}
              isDisabled={isReadOnly}
              isRemoved={isRemoved}
              onRemoved={() => {
                const takeBack = form.discard();
                // The fields stay as they are: new ones would ask the server about what is gone.
                setRemoved(true);
                return (restored) => {
                  takeBack();
                  form.follow(record, restored);
                };
              }}
            />
          )}
        </div>
      </div>
    </LeaveScope>
  );
}
