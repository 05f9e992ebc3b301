import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { ProgressBar } from '@touchline/ui/ProgressBar';
import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#platform/client/errorText.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { SaveBar } from '../../record/form/SaveBar.tsx';
import { useFocusAfter } from '../../useFocusAfter.ts';
import * as styles from './Import.css.ts';
import type { Import, Sending } from './useImport.ts';

export interface ImportActionsProps {
  form: Import;
  /** What was done, once something was sent. */
  report: RefObject<HTMLDivElement | null>;
}

/** What is done with the rows: they are sent, one after the other, and sending can pause (ADMIN-152). */
export function ImportActions({ form, report }: ImportActionsProps) {
  const { t } = useTranslation();
  // The bar with the pressed button goes after the last row.
  const buttons = useFocusAfter(() => {
    report.current?.focus({ preventScroll: true });
    report.current?.scrollIntoView({ block: 'center' });
  });
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const { sending, rows, ready, isFixed } = form;
  const { state, stop, planned } = sending;
  const done = rows.filter(({ id, row }) => planned.includes(id) && row.outcome).length;
  const isPaused = isFixed && state === 'stopped';
  const isWaiting = form.nameLookups.left > 0 || form.duplicateLookups.left > 0;
  const isAsking =
    isWaiting && form.nameLookups.error === null && form.duplicateLookups.error === null;
  // All rows were sent, and the report shows their outcomes.
  const isOver = ready.length === 0 && !isAsking && rows.some(({ row }) => row.outcome !== null);
  return (
    <>
      {isPaused && stop?.why === 'failed' && (
        <Banner tone="danger" title={t('adminImport.pausedTitle')}>
          {errorText(t, stop.error)}{' '}
          {t(stop.unsureId === null ? 'adminImport.pausedText' : 'adminImport.unsureText')}
        </Banner>
      )}
      {(isFixed || !isOver) && (
        <SaveBar>
          <div className={styles.progress}>
            {isFixed && (
              <ProgressBar
                label={t('adminImport.progress')}
                value={planned.length > 0 ? (done / planned.length) * 100 : 0}
              />
            )}
            <p className={styles.quiet}>
              {/* The numbers change too fast to be announced. */}
              <span role="status">{isFixed && t(sendingKey(state))}</span>{' '}
              {isFixed
                ? t('adminImport.of', { done, total: planned.length })
                : t('adminImport.readyToSend', { count: ready.length })}
            </p>
            {!isFixed && isOffline && (
              <p className={styles.quiet}>{t('adminImport.offlineText')}</p>
            )}
          </div>
          <span ref={buttons} className={styles.choices}>
            {isPaused && (
              <span ref={buttons}>
                <Button variant="outlined" onPress={form.end}>
                  {t('adminImport.end')}
                </Button>
              </span>
            )}
            {/* One button with changing labels, so that it keeps the focus. */}
            <Button
              isPending={state === 'stopping' || (!isFixed && isAsking)}
              isDisabled={!isFixed && (isOffline || ready.length === 0)}
              onPress={isPaused ? form.resume : isFixed ? form.pause : form.send}
            >
              {isPaused
                ? t('adminImport.resume')
                : isFixed
                  ? t('adminImport.pause')
                  : t('adminImport.send', { count: ready.length })}
            </Button>
          </span>
        </SaveBar>
      )}
    </>
  );
}

function sendingKey(state: Sending['state']) {
  return state === 'stopped' ? 'adminImport.paused' : 'adminImport.progress';
}
