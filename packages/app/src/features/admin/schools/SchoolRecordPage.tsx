import { RecordPage } from '../record/RecordPage.tsx';
import { schoolKind } from './schoolKind.ts';

/** The page of the record of a school. */
export function SchoolRecordPage() {
  return <RecordPage kind={schoolKind} />;
}
