import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { Link } from '@touchline/ui/Link';
import i18next, { type TFunction } from 'i18next';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#platform/saveFile.ts';
import { adminAreas } from '../../adminAreas.ts';
import { recordPath } from '../../recordPaths.ts';
import { choices } from './Import.css.ts';
import type { ImportedFile } from './importDraft.ts';
import { resultText, type ReportedRow } from './importFiles.ts';
import { refusalOf, type ShownRow } from './rowState.ts';
import type { Import } from './useImport.ts';

export interface ImportReportProps {
  form: Import;
  file: ImportedFile;
  /** The element that can take the focus; null without a report. */
  ref: Ref<HTMLDivElement>;
}

/** What was created and what not, once something was sent, with both as files (ADMIN-155). */
export function ImportReport({ form, file, ref }: ImportReportProps) {
  const { t } = useTranslation();
  const { rows } = form;
  const created = rows.filter(({ state }) => state === 'created').length;
  const refused = rows.filter(({ state }) => state === 'refused').length;
  const left = rows.filter(({ state }) => state !== 'created');
  if (form.isFixed || created + refused === 0) return null;

  const save = (name: 'result' | 'left', saved: readonly ShownRow[]) =>
    saveFile(
      `${t(`adminImport.files.${name}`)}.csv`,
      'text/csv',
      resultText(
        t,
        i18next.language,
        file.columns,
        saved.map((shown) => reportOf(t, shown)),
      ),
    );

  return (
    <div ref={ref} tabIndex={-1}>
      <Banner
        tone={refused > 0 ? 'warning' : 'success'}
        title={[
          created > 0
            ? t('adminImport.counts.created', { count: created })
            : t('adminImport.counts.noneCreated'),
          refused > 0 && t('adminImport.counts.refused', { count: refused }),
        ]
          .filter(Boolean)
          .join(' ')}
        action={
          <span className={choices}>
            {created > 0 && (
              <Link href={`${adminAreas.matches.path}?sort=updatedAt&order=desc`}>
                {t('adminImport.toList')}
              </Link>
            )}
            <Button
              variant="outlined"
              icon={<Icon icon={ArrowDownTrayIcon} />}
              onPress={() => save('result', rows)}
            >
              {t('adminImport.saveResult')}
            </Button>
            {left.length > 0 && (
              <Button
                variant="outlined"
                icon={<Icon icon={ArrowDownTrayIcon} />}
                onPress={() => save('left', left)}
              >
                {t('adminImport.saveLeft', { count: left.length })}
              </Button>
            )}
          </span>
        }
      >
        {t(created > 0 ? 'adminImport.drafts' : 'adminImport.afterRefusal')}
      </Banner>
    </div>
  );
}

function reportOf(t: TFunction, { row, state, errors }: ShownRow): ReportedRow {
  const { line, cells, outcome } = row;
  const refusal = refusalOf(row);
  const said = [...errors, ...refusal.errors].map(
    ([column, text]) => `${t(`adminImport.columns.${column}`)}: ${text}`,
  );
  return {
    line,
    cells,
    result: t(`adminImport.states.${state}`),
    reason: [...said, refusal.text].filter(Boolean).join(' '),
    address:
      outcome?.state === 'created'
        ? new URL(recordPath('matches', outcome.id), location.origin).href
        : '',
  };
}
