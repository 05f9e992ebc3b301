import { displayPolicies, type AthleteRecord } from '@touchline/contract/athlete';
import { Checkbox } from '@touchline/ui/Checkbox';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { serverNow } from '#platform/serverClock.ts';
import { part, quiet } from '../record/Record.css.ts';
import { preview, shownName } from './Athlete.css.ts';
import { hiddenBecause, isAboveSchool, previewOf } from './athleteDisplay.ts';
import type { AthleteFieldsProps } from './athleteValues.ts';

interface AthleteDisplayProps extends AthleteFieldsProps {
  record: AthleteRecord;
}

/**
 * How the name appears: what may be chosen is limited by the consent, the school and the safety
 * flag, and the preview follows the one rule (ATHLETE-13).
 */
export function AthleteDisplay({ form, record }: AthleteDisplayProps) {
  const { t } = useTranslation();
  const { values, change, isReadOnly, choice, nameOf } = form;
  const { id } = record.school;
  // A key of its own: the value under the key of the school's record has another shape.
  const school = useResource(['admin', 'schools', 'ofAthlete', id], () =>
    call('adminSchool', { path: { id } }),
  );
  // First and without the school, because it is what protects somebody (ATHLETE-3).
  const flag = (
    <Checkbox
      name={nameOf('safetyFlag')}
      isSelected={values.safetyFlag}
      onChange={(safetyFlag) => change({ safetyFlag })}
      isDisabled={isReadOnly}
      description={t('adminRecord.athletes.flagText')}
    >
      {t('adminRecord.athletes.flag')}
    </Checkbox>
  );
  if (school.state !== 'ready') {
    return (
      <div className={part}>
        {flag}
        {school.state === 'failed' ? (
          <LoadError failure={school} />
        ) : (
          <p role="status" className={quiet}>
            {t('shell.loading')}
          </p>
        )}
      </div>
    );
  }
  const when = new Date(serverNow());
  const reason = hiddenBecause(record, values.safetyFlag, school.value, when);
  const shown = previewOf(record, values, school.value, when);
  const isLimited = displayPolicies.some((policy) => isAboveSchool(policy, school.value));
  return (
    <div className={part}>
      {flag}
      <RadioGroup
        {...choice('displayPolicy')}
        {...(reason || isLimited
          ? { description: t(`adminRecord.athletes.reasons.${reason ?? 'schoolInitials'}`) }
          : {})}
      >
        {displayPolicies.map((policy) => (
          <Radio
            key={policy}
            value={policy}
            isDisabled={
              policy !== 'hidden' &&
              policy !== values.displayPolicy &&
              (reason !== null || isAboveSchool(policy, school.value))
            }
          >
            {t(`adminRecord.athletes.policies.${policy}`)}
          </Radio>
        ))}
      </RadioGroup>
      <div className={preview}>
        <span className={quiet}>{t('adminRecord.athletes.shownAs')}</span>
        <span className={shownName} role="status">
          {[
            shown.displayName ?? t('adminRecord.athletes.player'),
            shown.shirtNumber === null
              ? null
              : t('adminRecord.athletes.withNumber', { number: shown.shirtNumber }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={quiet}>
          {t(
            shown.photoUrl === null
              ? 'adminRecord.athletes.withoutPhoto'
              : 'adminRecord.athletes.withPhoto',
          )}
        </span>
      </div>
    </div>
  );
}
