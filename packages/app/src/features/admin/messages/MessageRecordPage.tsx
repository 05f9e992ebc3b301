import { RecordPage } from '../record/RecordPage.tsx';
import { messageKind } from './messageKind.ts';

/** The page of the record of a message to users. */
export function MessageRecordPage() {
  return <RecordPage kind={messageKind} />;
}
