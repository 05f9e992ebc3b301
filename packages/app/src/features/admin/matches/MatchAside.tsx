import type { MatchRecord } from '@touchline/contract/adminMatch';
import { Card } from '@touchline/ui/Card';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { choices } from '../record/Record.css.ts';
import type { RecordForm } from '../record/useRecordForm.ts';
import { lineUpsPath, scorePath } from '../recordPaths.ts';
import { MatchStateCard } from './MatchStateCard.tsx';
import type { MatchValues } from './matchValues.ts';
import { VisibilityCard } from './VisibilityCard.tsx';

export interface MatchAsideProps {
  form: RecordForm<MatchRecord, MatchValues>;
  record: MatchRecord;
}

/** What is done with a match beside its fields: its status, its result, and who sees it. */
export function MatchAside({ form, record }: MatchAsideProps) {
  const { t } = useTranslation();
  const card = { match: record, isReadOnly: form.isReadOnly, onSaved: form.follow };
  return (
    <>
      <MatchStateCard {...card} />
      <Card title={t('adminRecord.matches.atGround')}>
        <div className={choices}>
          <Link variant="outlined" href={scorePath(record.id)}>
            {t('adminRecord.matches.live')}
          </Link>
          <Link variant="outlined" href={lineUpsPath(record.id)}>
            {t('adminRecord.matches.lineUps')}
          </Link>
        </div>
      </Card>
      <VisibilityCard {...card} />
    </>
  );
}
