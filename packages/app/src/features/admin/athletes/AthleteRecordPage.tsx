import { RecordPage } from '../record/RecordPage.tsx';
import { athleteKind } from './athleteKind.ts';

/** The page of the record of an athlete. */
export function AthleteRecordPage() {
  return <RecordPage kind={athleteKind} />;
}
