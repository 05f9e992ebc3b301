import type { TeamRecord } from '@touchline/contract/team';
import { Card } from '@touchline/ui/Card';
import { useTranslation } from 'react-i18next';
import { quiet } from '../record/Record.css.ts';
import { StateCard } from '../record/StateCard.tsx';
import type { RecordForm } from '../record/recordKind.ts';
import { teamBadges } from '../statusBadges.ts';
import type { TeamValues } from './teamValues.ts';

type Status = TeamRecord['status'];

const transitions: Readonly<Record<Status, readonly Status[]>> = {
  active: ['archived'],
  archived: ['active'],
};

export interface TeamAsideProps {
  form: RecordForm<TeamRecord, TeamValues>;
  record: TeamRecord;
}

/** Archives a team; one with matches is not deleted (TEAM-3). */
export function TeamAside({ form, record }: TeamAsideProps) {
  const { t } = useTranslation();
  const { matchCount } = record;
  return (
    <>
      <StateCard
        form={form}
        record={record}
        title={t('adminRecord.state')}
        text={t(`adminRecord.teams.stateTexts.${record.status}`)}
        transitions={transitions}
        nameOf={(status) => t(`adminRecord.teams.states.${status}`)}
        look={teamBadges[record.status]}
        actionTo={(status) =>
          t(
            status === 'archived'
              ? 'adminRecord.teams.actions.archive'
              : 'adminRecord.teams.actions.reopen',
          )
        }
        isChangeable
      />
      {matchCount > 0 && (
        <Card>
          <p className={quiet}>{t('adminRecord.teams.matches', { count: matchCount })}</p>
        </Card>
      )}
    </>
  );
}
