import { RecordPage } from '../record/RecordPage.tsx';
import { teamKind } from './teamKind.ts';

/** The page of the record of a team. */
export function TeamRecordPage() {
  return <RecordPage kind={teamKind} />;
}
