import { Button } from '@touchline/ui/Button';
import { usePending } from '@touchline/ui/pending';
import { useTranslation } from 'react-i18next';
import { RetriedText } from './RetriedText.tsx';
import * as styles from './RetryNote.css.ts';

export interface RetryNoteProps {
  text: string;
  onRetry: () => void | Promise<unknown>;
}

/** A line about what did not load, with a button that tries again. It takes little room. */
export function RetryNote({ text, onRetry }: RetryNoteProps) {
  const { t } = useTranslation();
  const [isPending, retry] = usePending(onRetry);
  return (
    <div className={styles.note}>
      <p role="status" className={styles.text}>
        <RetriedText isRetrying={isPending}>{text}</RetriedText>
      </p>
      <div className={styles.retry}>
        <Button variant="quiet" isPending={isPending} onPress={retry}>
          {t('errors.retry')}
        </Button>
      </div>
    </div>
  );
}
