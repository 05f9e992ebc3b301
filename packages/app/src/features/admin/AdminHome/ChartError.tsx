import { LoadError, type LoadErrorProps } from '#platform/loading/LoadError.tsx';
import * as styles from './AdminHome.css.ts';

export interface ChartErrorProps extends LoadErrorProps {
  title: string;
}

/** A chart that did not load, below its title. */
export function ChartError({ title, failure }: ChartErrorProps) {
  return (
    <div className={styles.chartSkeleton}>
      <h3 className={styles.chartTitle}>{title}</h3>
      <LoadError failure={failure} />
    </div>
  );
}
