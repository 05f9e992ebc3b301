import { useTranslation } from 'react-i18next';
import { RetryNote } from './RetryNote.tsx';

export interface StaleNoteProps {
  /** Omitted: all that is shown could not be refreshed. */
  text?: string | undefined;
  onRefresh: () => void | Promise<unknown>;
}

/** Says that what is shown could not be refreshed, and asks for it again with a press. */
export function StaleNote({ text, onRefresh }: StaleNoteProps) {
  const { t } = useTranslation();
  return <RetryNote text={text ?? t('errors.stale')} onRetry={onRefresh} />;
}
