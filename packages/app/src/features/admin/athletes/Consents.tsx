import {
  consentPurposes,
  consentTransitions,
  type AthleteRecord,
  type ConsentPurpose,
  type ConsentState,
} from '@touchline/contract/athlete';
import { Badge } from '@touchline/ui/Badge';
import { Button } from '@touchline/ui/Button';
import { DateTime } from '@touchline/ui/DateTime';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { consentLooks } from '../AdminList/columns/consentLooks.ts';
import { consentView } from '../AdminList/columns/consentView.ts';
import { focusUnlessTyping } from '../record/focusUnlessTyping.ts';
import { choices, facts, quiet } from '../record/Record.css.ts';
import * as styles from './Athlete.css.ts';
import type { AthleteFieldsProps } from './athleteValues.ts';
import { consentDay } from './consentRequest.ts';
import { ConsentForm } from './ConsentForm.tsx';

/** A ref callback; a stable function, so that React calls it once per element. */
function focusFirstButton(element: HTMLElement | null) {
  focusUnlessTyping(element?.querySelector('button') ?? null);
}

interface ConsentsProps extends AthleteFieldsProps {
  record: AthleteRecord;
}

interface OpenForm {
  /** The consent that is being changed, and what it becomes. */
  chosen: { purpose: ConsentPurpose; state: ConsentState } | null;
  /** The consent whose form was closed last, so that its buttons take the focus. */
  closed: ConsentPurpose | null;
}

/** The consent to each purpose, and the changes that are allowed (ATHLETE-1, ADMIN-63). */
export function Consents({ form, record }: ConsentsProps) {
  const { t } = useTranslation();
  const [{ chosen, closed }, setShown] = useState<OpenForm>({ chosen: null, closed: null });
  return (
    <div className={styles.consents}>
      {consentPurposes.map((purpose) => (
        <section
          key={purpose}
          className={styles.consent}
          aria-label={t('adminRecord.athletes.consentFor', {
            purpose: t(`adminRecord.athletes.purposes.${purpose}`),
          })}
        >
          <Facts record={record} purpose={purpose} />
          {chosen?.purpose === purpose ? (
            <ConsentForm
              form={form}
              record={record}
              purpose={purpose}
              state={chosen.state}
              onDone={() =>
                // Only if this form is still open: the person may have opened another one.
                setShown((shown) =>
                  shown.chosen === chosen ? { chosen: null, closed: purpose } : shown,
                )
              }
            />
          ) : (
            <div className={choices} ref={closed === purpose ? focusFirstButton : null}>
              {consentTransitions[record.consents[purpose].state].map((state) => {
                const isRenewal = state === record.consents[purpose].state;
                const action = t(
                  isRenewal
                    ? 'adminRecord.athletes.consentActions.renew'
                    : `adminRecord.athletes.consentActions.${state as 'granted'}`,
                );
                return (
                  <Button
                    key={state}
                    variant="outlined"
                    isDisabled={form.isReadOnly}
                    aria-label={t('adminRecord.athletes.consentOf', {
                      action,
                      purpose: t(`adminRecord.athletes.purposes.${purpose}`),
                    })}
                    onPress={() => setShown({ chosen: { purpose, state }, closed: null })}
                  >
                    {action}
                  </Button>
                );
              })}
            </div>
          )}
          {record.consents[purpose].state === 'unknown' && (
            <p className={quiet}>{t('adminRecord.athletes.unknownText')}</p>
          )}
        </section>
      ))}
    </div>
  );
}

function Facts({ record, purpose }: { record: AthleteRecord; purpose: ConsentPurpose }) {
  const { t } = useTranslation();
  const consent = record.consents[purpose];
  const { by, at, expiresAt, evidenceNote } = consent;
  const view = consentView(consent, serverNow());
  const endsSoon = view === 'ending';
  return (
    <>
      <div className={styles.consentHead}>
        <span>{t(`adminRecord.athletes.purposes.${purpose}`)}</span>
        <span className={choices}>
          {endsSoon && <Badge {...consentLooks.ending} text={t('adminRecord.athletes.endsSoon')} />}
          <Badge
            {...consentLooks[endsSoon ? 'granted' : view]}
            text={t(`adminRecord.athletes.consentStates.${endsSoon ? 'granted' : view}`)}
          />
        </span>
      </div>
      {(by ?? at ?? expiresAt) !== null && (
        <p className={facts}>
          {by && (
            <span>
              {t('adminRecord.athletes.givenBy', { by: t(`adminRecord.athletes.by.${by}`) })}
            </span>
          )}
          {at && (
            <span>
              {t('adminRecord.athletes.givenAt')}{' '}
              <DateTime value={consentDay(at)} format="date" now={serverNow} />
            </span>
          )}
          {expiresAt && (
            <span>
              {t('adminRecord.athletes.until')}{' '}
              <DateTime value={consentDay(expiresAt)} format="date" now={serverNow} />
            </span>
          )}
        </p>
      )}
      {evidenceNote && <p className={quiet}>{evidenceNote}</p>}
    </>
  );
}
