import type { MatchRecord } from '@touchline/contract/adminMatch';
import type { RecordForm } from '../record/recordKind.ts';
import { MatchStateCard } from './change/MatchStateCard.tsx';
import type { MatchValues } from './fields/matchValues.ts';
import { VisibilityCard } from './VisibilityCard.tsx';

export interface MatchAsideProps {
  form: RecordForm<MatchRecord, MatchValues>;
  record: MatchRecord;
}

/** What is done with a match beside its fields: its status, its result, and who sees it. */
export function MatchAside({ form, record }: MatchAsideProps) {
  const card = { match: record, isReadOnly: form.isReadOnly, onSaved: form.follow };
  return (
    <>
      <MatchStateCard {...card} />
      <VisibilityCard {...card} />
    </>
  );
}
