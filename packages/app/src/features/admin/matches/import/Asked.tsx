import { ProgressBar } from '@touchline/ui/ProgressBar';
import { useTranslation } from 'react-i18next';
import { progress, quiet } from './Import.css.ts';
import type { Asking } from './useDryRun.ts';

export interface AskedProps {
  asking: Asking;
  /** What the server is asked for. */
  label: string;
}

/** How far asking the server is, as a bar and in words; nothing once it is done or has failed. */
export function Asked({ asking: { left, total, error }, label }: AskedProps) {
  const { t } = useTranslation();
  if (left === 0 || error !== null) return null;
  const done = total - left;
  return (
    <div className={progress}>
      <ProgressBar label={label} value={total > 0 ? (done / total) * 100 : 0} />
      <p className={quiet}>
        {label} {t('adminImport.of', { done, total })}
      </p>
    </div>
  );
}
