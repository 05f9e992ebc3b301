import { RecordPage } from '../record/RecordPage.tsx';
import { matchKind } from './matchKind.ts';

/** The page of the record of a match. */
export function MatchRecordPage() {
  return <RecordPage kind={matchKind} />;
}
