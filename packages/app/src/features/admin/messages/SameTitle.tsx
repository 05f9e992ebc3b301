import type { AdminMessage } from '@touchline/contract/adminMessage';
import { DuplicateWarning } from '../record/duplicates/DuplicateWarning.tsx';
import { useDuplicates } from '../record/duplicates/useLikelyDuplicates.ts';
import { findSameMessage } from './sameTitle.ts';

/**
 * Warns before a message goes out that another one says the same: somebody else may have written it
 * since this one was saved (ADMIN-6, ADMIN-12).
 */
export function SameTitle({ record: { id, title } }: { record: AdminMessage }) {
  const candidates = useDuplicates(findSameMessage, JSON.stringify({ title }), id);
  return <DuplicateWarning area="messages" candidates={candidates} />;
}
