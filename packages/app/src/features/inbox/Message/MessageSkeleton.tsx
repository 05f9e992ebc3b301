import { Card } from '@touchline/ui/Card';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import * as styles from './Message.css.ts';

/** Reserves the space of a message: its card with the time, the text, the link and the row of its buttons. */
export function MessageSkeleton() {
  const { t } = useTranslation();
  return (
    <Card>
      <div className={styles.part}>
        <Skeleton label={t('messages.loading')} />
        <div>
          <Skeleton />
          <div className={styles.phoneLine}>
            <Skeleton />
          </div>
        </div>
        {/* Most messages lead somewhere. */}
        <div className={styles.actions} />
        <div className={styles.actions} />
      </div>
    </Card>
  );
}
