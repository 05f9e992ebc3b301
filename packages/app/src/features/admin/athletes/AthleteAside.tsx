import { athleteTransitions, type AthleteRecord } from '@touchline/contract/athlete';
import { Card } from '@touchline/ui/Card';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import { list, quiet } from '../record/Record.css.ts';
import { StateCard } from '../record/StateCard.tsx';
import { recordPath } from '../recordPaths.ts';
import { athleteBadges } from '../statusBadges.ts';
import type { AthleteFieldsProps } from './athleteValues.ts';
import { Consents } from './Consents.tsx';

interface AthleteAsideProps extends AthleteFieldsProps {
  record: AthleteRecord;
}

/** The consents, the state and the teams of an athlete. */
export function AthleteAside({ form, record }: AthleteAsideProps) {
  const { t } = useTranslation();
  return (
    <>
      <Card title={t('adminRecord.athletes.consents')}>
        <Consents form={form} record={record} />
      </Card>
      <StateCard
        form={form}
        record={record}
        title={t('adminRecord.state')}
        text={t(`adminRecord.athletes.stateTexts.${record.status}`)}
        transitions={athleteTransitions}
        nameOf={(status) => t(`adminRecord.athletes.states.${status}`)}
        look={athleteBadges[record.status]}
        actionTo={(status) => t(`adminRecord.athletes.actions.${status}`)}
        isChangeable
      />
      <Card title={t('adminRecord.athletes.teams')}>
        {record.teams.length === 0 ? (
          <p className={quiet}>{t('adminRecord.athletes.noTeams')}</p>
        ) : (
          <ul className={list}>
            {record.teams.map(({ id, name, shirtNumber }) => (
              <li key={id}>
                <Link href={recordPath('teams', id)}>{named(t, name)}</Link>
                {shirtNumber !== null &&
                  ` · ${t('adminRecord.athletes.withNumber', { number: shirtNumber })}`}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
