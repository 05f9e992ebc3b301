import type { MatchRecord } from '@touchline/contract/adminMatch';
import { Banner } from '@touchline/ui/Banner';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { DuplicateWarning } from '../../record/duplicates/DuplicateWarning.tsx';
import { useDuplicates } from '../../record/duplicates/useLikelyDuplicates.ts';
import { findDuplicates } from '../matchRules.ts';
import { isPast, scheduleOf } from '../fields/matchTime.ts';
import { matchValuesOf } from '../fields/matchValues.ts';
import { TimeFields, type TimeFieldsProps } from '../fields/TimeFields.tsx';

export interface NewTimeFieldsProps extends Pick<
  TimeFieldsProps,
  'value' | 'onChange' | 'fieldErrorText' | 'isReadOnly'
> {
  match: MatchRecord;
  /** The field of the request, by which a server names what it refuses. */
  name: 'schedule' | 'rescheduledTo';
}

/** When a match takes place instead, with the warnings that its record has about a time (ADMIN-85). */
export function NewTimeFields({ match, name, value, ...props }: NewTimeFieldsProps) {
  const { t } = useTranslation();
  const { homeTeam, awayTeam } = matchValuesOf(match);
  const asked = JSON.stringify({ homeTeam, awayTeam, schedule: value });
  const duplicates = useDuplicates(findDuplicates, asked, match.id);
  return (
    <>
      <TimeFields
        {...props}
        label={t('adminRecord.matches.newTime')}
        value={value}
        nameOf={(field) => (field === 'date' ? name : `${name}.${field}`)}
      />
      {isPast(scheduleOf(value), serverNow()) && (
        <Banner tone="warning" title={t('adminRecord.matches.past')} />
      )}
      <DuplicateWarning area="matches" candidates={duplicates} />
    </>
  );
}
