import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { useTranslation } from 'react-i18next';
import { ZoneField } from '../fields/ZoneField.tsx';
import * as styles from './Import.css.ts';
import type { ImportedFile } from './importDraft.ts';
import type { Import } from './useImport.ts';

export interface ImportedFileCardProps {
  form: Import;
  file: ImportedFile;
}

/** The file that was read: how, what of it is not read, and by which clock its times are. */
export function ImportedFileCard({ form, file }: ImportedFileCardProps) {
  const { t } = useTranslation();
  const hasOwnZones = file.rows.every(({ cells }) => Boolean(cells.timeZone));
  return (
    <Card
      title={file.name}
      actions={
        <Button variant="outlined" isDisabled={form.isFixed} onPress={form.close}>
          {t('adminImport.another')}
        </Button>
      }
    >
      <div className={styles.part}>
        <div className={styles.text}>
          <p>
            {t('adminImport.rows', { count: file.rows.length })}{' '}
            {t(`adminImport.encodings.${file.encoding}`)}
          </p>
          {file.ignored.length > 0 && (
            <p className={styles.quiet}>
              {t('adminImport.ignored', {
                count: file.ignored.length,
                columns: file.ignored.join(', '),
              })}
            </p>
          )}
        </div>
        {!hasOwnZones && (
          <ZoneField
            name="zone"
            label={t('adminImport.zone')}
            value={file.zone}
            onChange={form.setZone}
            isDisabled={form.isFixed}
          />
        )}
      </div>
    </Card>
  );
}
