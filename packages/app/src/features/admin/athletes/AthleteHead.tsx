import { ShieldCheckIcon } from '@heroicons/react/24/outline';
import type { AthleteRecord } from '@touchline/contract/athlete';
import { Badge } from '@touchline/ui/Badge';
import { Icon } from '@touchline/ui/Icon';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { facts, headText } from '../record/Record.css.ts';
import { flagged } from './Athlete.css.ts';
import { athleteBadges } from '../statusBadges.ts';

/** The name of an athlete, in the heading alone: the title of the document has none (ATHLETE-7). */
export function AthleteHead({ record }: { record: AthleteRecord }) {
  const { t } = useTranslation();
  const { givenName, familyName, school, status, safetyFlag } = record;
  return (
    <div className={headText}>
      <PageTitle title={t('adminRecord.athletes.one')} heading={`${givenName} ${familyName}`} />
      <p className={facts}>
        <span>{school.name}</span>
        <Badge {...athleteBadges[status]} text={t(`adminRecord.athletes.states.${status}`)} />
        {safetyFlag && (
          <span className={flagged}>
            <Icon icon={ShieldCheckIcon} size="small" />
            {t('adminRecord.athletes.flagged')}
          </span>
        )}
      </p>
    </div>
  );
}
