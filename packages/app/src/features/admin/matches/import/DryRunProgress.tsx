import { ProgressBar } from '@touchline/ui/ProgressBar';
import { useTranslation } from 'react-i18next';
import { progress, quiet } from './Import.css.ts';
import type { Lookups } from './useDryRun.ts';

export interface DryRunProgressProps {
  lookups: Lookups;
  /** What the server is asked for. */
  label: string;
}

/** The progress of the lookups as a bar and a text; nothing once they are done or have failed. */
export function DryRunProgress({ lookups: { left, total, error }, label }: DryRunProgressProps) {
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
