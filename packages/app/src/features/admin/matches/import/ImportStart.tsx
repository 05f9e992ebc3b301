import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { FileButton } from '@touchline/ui/FileButton';
import { Icon } from '@touchline/ui/Icon';
import i18next, { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#platform/saveFile.ts';
import { choicesOf } from './checkRow.ts';
import * as styles from './Import.css.ts';
import { columnIds, neededColumns, type ColumnId } from './importColumns.ts';
import { templateText } from './importFiles.ts';
import { mostRows } from './readTable.ts';
import type { ImportRefusal } from './useImport.ts';

/** What the dialog offers; some systems know CSV by its ending alone. */
const types = ['.csv', '.txt', 'text/csv', 'text/plain'];

export interface ImportStartProps {
  /** Why the last file was not read. */
  refusal: ImportRefusal | null;
  onChoose: (file: File) => void;
}

/** Where an import begins: what a file may hold, a template, and the choice of the file. */
export function ImportStart({ refusal, onChoose }: ImportStartProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.part}>
      <Card title={t('adminImport.chooseTitle')}>
        <div className={styles.part}>
          <div className={styles.text}>
            <p>{t('adminImport.chooseText')}</p>
            <p className={styles.quiet}>{t('adminImport.limits', { count: mostRows })}</p>
          </div>
          <div className={styles.choices}>
            <FileButton acceptedFileTypes={types} onSelect={onChoose}>
              {t('adminImport.choose')}
            </FileButton>
            <Button
              variant="outlined"
              icon={<Icon icon={ArrowDownTrayIcon} />}
              onPress={() =>
                saveFile(
                  `${t('adminImport.files.template')}.csv`,
                  'text/csv',
                  templateText(t, i18next.language),
                )
              }
            >
              {t('adminImport.saveTemplate')}
            </Button>
          </div>
          {refusal !== null && (
            <Banner tone="danger" title={t('adminImport.refusedTitle')}>
              {refusalText(t, refusal)}
            </Banner>
          )}
        </div>
      </Card>
      <Card title={t('adminImport.columnsTitle')}>
        <div className={styles.part}>
          <p className={styles.text}>{t('adminImport.columnsText')}</p>
          <dl className={styles.columns}>
            {columnIds.map((id) => (
              <div key={id} className={styles.column}>
                <dt className={styles.name}>
                  {neededColumns.includes(id)
                    ? t('adminImport.needed', { column: t(`adminImport.columns.${id}`) })
                    : t(`adminImport.columns.${id}`)}
                </dt>
                <dd className={styles.detail}>{hintOf(t, id)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    </div>
  );
}

function hintOf(t: TFunction, id: ColumnId): string {
  const choices = choicesOf(t, id);
  return choices.length > 0 ? choices.join(', ') : t(`adminImport.hints.${id as 'title'}`);
}

function refusalText(t: TFunction, refusal: ImportRefusal): string {
  if (typeof refusal === 'string') return t(`adminImport.refused.${refusal}`);
  const named = (columns: readonly ColumnId[]) =>
    columns.map((id) => t(`adminImport.columns.${id}`)).join(', ');
  switch (refusal.reason) {
    case 'missing':
    case 'twice':
      return t(`adminImport.refused.${refusal.reason}`, {
        count: refusal.columns.length,
        columns: named(refusal.columns),
      });
    case 'tooMany':
      return t('adminImport.refused.tooMany', { count: refusal.count, most: mostRows });
    default:
      return t(`adminImport.refused.${refusal.reason}`);
  }
}
