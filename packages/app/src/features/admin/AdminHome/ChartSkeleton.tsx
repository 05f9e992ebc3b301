import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import * as styles from './AdminHome.css.ts';

/** Reserves the space of a chart below its title. */
export function ChartSkeleton({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.chartSkeleton}>
      <h3 className={styles.chartTitle}>{title}</h3>
      <div className={styles.chartSpace}>
        <Skeleton label={t('shell.loading')} lines={12} />
      </div>
    </div>
  );
}
