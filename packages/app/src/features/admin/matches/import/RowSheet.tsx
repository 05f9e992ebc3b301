import { Button } from '@touchline/ui/Button';
import { Form } from '@touchline/ui/Form';
import { Select } from '@touchline/ui/Select';
import { Sheet } from '@touchline/ui/Sheet';
import { TextField } from '@touchline/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { validationMessages } from '#platform/language/validationMessages.ts';
import type { SideName } from './directory.ts';
import { fields } from './Import.css.ts';
import { columnIds, type ColumnId } from './importColumns.ts';
import type { ImportedFile } from './importDraft.ts';
import { cutText } from './readTable.ts';
import { errorsAt } from './rowColumns.tsx';
import type { ShownRow } from './rowState.ts';
import type { Import } from './useImport.ts';
import { useTypedRow, type TypedRowForm } from './useTypedRow.ts';

export interface RowSheetProps {
  form: Import;
  file: ImportedFile;
}

/** The cells of one row as fields, each with what is wrong with it. */
export function RowSheet({ form, file }: RowSheetProps) {
  const { t } = useTranslation();
  const { correcting } = form;
  // The last row, which is shown while the sheet slides out.
  const [last, setLast] = useState(correcting);
  if (correcting && correcting !== last) setLast(correcting);
  const shown = correcting ?? last;
  const next = form.rows.find(
    ({ id, state }) => id !== shown?.id && (state === 'wrong' || state === 'refused'),
  );
  return (
    <Sheet
      isOpen={correcting !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) form.correct(null);
      }}
      title={t('adminImport.editRow', { row: shown?.row.line ?? 0 })}
      closeLabel={t('adminImport.closeRow')}
    >
      {shown && (
        <Form messages={validationMessages(t)} onSubmit={() => form.correct(null)}>
          <Fields key={shown.id} form={form} file={file} shown={shown} />
          <Button type="submit">{t('adminImport.done')}</Button>
          {next && (
            <Button variant="outlined" onPress={() => form.correct(next.id)}>
              {t('adminImport.nextWrong', { row: next.row.line })}
            </Button>
          )}
        </Form>
      )}
    </Sheet>
  );
}

function Fields({ form, file, shown }: RowSheetProps & { shown: ShownRow }) {
  const wrongFirst = (ids: readonly ColumnId[]) => ids.find((id) => errorsAt(shown, id).length > 0);
  const typed = useTypedRow(form, shown.row, form.correcting?.id === shown.id);
  const names = columnIds.filter(
    (id) =>
      file.columns.includes(id) ||
      // A guest needs its school, and a time its zone, whether the file has a column for it or not.
      ['title', 'sport', 'homeSchool', 'awaySchool', 'time'].includes(id) ||
      errorsAt(shown, id).length > 0,
  );
  const [first] = useState(() => wrongFirst(names));
  return (
    <div className={fields}>
      {names.map((id) => (
        <CellField
          key={id}
          id={id}
          form={form}
          shown={shown}
          typed={typed}
          isFirst={id === first}
        />
      ))}
    </div>
  );
}

interface CellFieldProps {
  id: ColumnId;
  form: Import;
  shown: ShownRow;
  typed: TypedRowForm;
  isFirst: boolean;
}

function CellField({ id, form, shown, typed, isFirst }: CellFieldProps) {
  const { t } = useTranslation();
  const { cells, chosen } = typed;
  // No error while the name is being looked up.
  const isAsked = (id === 'home' || id === 'away') && form.nameLookups.left > 0;
  const errorMessage = isAsked ? '' : errorsAt(shown, id).join(' ');
  return (
    <>
      <TextField
        name={id}
        label={t(`adminImport.columns.${id}`)}
        autoComplete="off"
        value={cells[id] ?? ''}
        onChange={(text) =>
          typed.type({
            cells: { ...cells, [id]: cutText(text) },
            // Another name resets the team that was chosen for it.
            ...(id === 'home' || id === 'away' ? { chosen: { ...chosen, [id]: '' } } : {}),
          })
        }
        onBlur={typed.leave}
        {...(isAsked ? { description: t('adminImport.lookingUp') } : {})}
        {...(errorMessage ? { errorMessage } : {})}
        {...(isFirst ? { ref: focusField } : {})}
      />
      {(id === 'home' || id === 'away') && <TeamChoice side={id} typed={typed} shown={shown} />}
    </>
  );
}

/** The first field with an error has the focus when the sheet opens. */
function focusField(field: HTMLInputElement | null) {
  field?.focus();
}

interface TeamChoiceProps {
  side: SideName;
  shown: ShownRow;
  typed: TypedRowForm;
}

/** Asks which team is meant where several have the name. */
function TeamChoice({ side, shown, typed }: TeamChoiceProps) {
  const { t } = useTranslation();
  const { chosen } = typed;
  const [offered, setOffered] = useState(shown.teams[side]);
  const found = shown.teams[side];
  const isNarrowed = found.length === 1 && found[0]?.id === chosen[side];
  if (found !== offered && !isNarrowed) setOffered(found);
  if (offered.length < 2) return null;
  return (
    <Select
      label={t('adminImport.whichTeam', { side: t(`adminImport.columns.${side}`) })}
      placeholder={t('validation.choose')}
      value={chosen[side] || null}
      onChange={(id) => typed.settle({ chosen: { ...chosen, [side]: id } })}
      options={offered.map(({ id, name, school, season, sport, ageGroup }) => ({
        id,
        label: name,
        description: [school.name, t(`match.sport.${sport}`), ageGroup, season]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
