import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '#platform/form/takeFocus.ts';
import { choices, column, version as versionStyle } from '../Record.css.ts';
import type { AdminRecord, Findings, RecordForm } from '../recordKind.ts';
import type { RecordSubmission } from '../form/useRecordSubmission.ts';

export interface RecordComparisonProps<Stored extends AdminRecord, Values extends object> {
  form: RecordForm<Stored, Values>;
  record: Stored;
  submission: RecordSubmission;
  onClose: () => void;
  /** Called after closing when what was chosen cannot be saved as it is. */
  onInvalid: (findings: Findings) => void;
}

/**
 * Shows a record that was changed elsewhere beside what was typed, field by field, to choose from
 * (ADMIN-5). What the person did not touch is the saved version anyway.
 */
export function RecordComparison<Stored extends AdminRecord, Values extends object>({
  form,
  record,
  submission,
  onClose,
  onInvalid,
}: RecordComparisonProps<Stored, Values>) {
  const { t, i18n } = useTranslation();
  const { kind, changed, values } = form;
  const saved = kind.valuesOf(record);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const isSaved = (name: string) => taken.has(name);

  function choose(name: string, isTaken: boolean) {
    const others = [...taken].filter((each) => each !== name);
    setTaken(new Set(isTaken ? [...others, name] : others));
  }

  function apply() {
    const kept = changed.filter((name) => !isSaved(name));
    form.discard(changed.filter(isSaved));
    onClose();
    if (kept.length === 0) return;
    form.rebase(record.version);
    const findings = form.settle();
    if (findings.size > 0) onInvalid(findings);
    else submission.save(kept, record.version);
  }

  const shown = (name: (typeof changed)[number], of: Values, other: Values) =>
    kind.showOf?.(t, name, of, record, other) ||
    kind.textOf(t, name, of, record, i18n.language) ||
    t('adminRecord.nothing');
  return (
    <Card title={t('adminRecord.comparisonTitle')}>
      {/* Replaces the form, whose button had the focus. */}
      <div className={column} ref={takeFocus} tabIndex={-1}>
        <Banner tone="warning" title={t('adminRecord.comparisonText')} />
        {changed.map((name) => (
          <RadioGroup
            key={name}
            label={form.labelOf(name)}
            value={isSaved(name) ? 'saved' : 'own'}
            onChange={(value) => choose(name, value === 'saved')}
          >
            <Radio value="own" description={t('adminRecord.own')}>
              <span className={versionStyle}>{shown(name, values, saved)}</span>
            </Radio>
            <Radio
              value="saved"
              description={t(
                record.updatedBy ? 'adminRecord.savedBy' : 'adminRecord.savedElsewhere',
                {
                  name: record.updatedBy,
                },
              )}
            >
              <span className={versionStyle}>{shown(name, saved, values)}</span>
            </Radio>
          </RadioGroup>
        ))}
        <div className={choices}>
          <Button onPress={apply} isPending={submission.isPending} isDisabled={form.isReadOnly}>
            {t('adminRecord.saveChoice')}
          </Button>
          <Button variant="outlined" onPress={onClose}>
            {t('adminRecord.backToForm')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
