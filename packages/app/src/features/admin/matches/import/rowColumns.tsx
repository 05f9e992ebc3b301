import {
  ArrowPathIcon,
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  MinusCircleIcon,
  PencilSquareIcon,
  QuestionMarkCircleIcon,
} from '@heroicons/react/24/outline';
import { Badge, type BadgeProps } from '@touchline/ui/Badge';
import { Button } from '@touchline/ui/Button';
import { DateTime } from '@touchline/ui/DateTime';
import { Icon, type IconComponent } from '@touchline/ui/Icon';
import { Link } from '@touchline/ui/Link';
import type { TableColumn } from '@touchline/ui/Table';
import i18next, { type TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { named } from '#platform/language/named.ts';
import { serverNow } from '#platform/serverClock.ts';
import { recordPath } from '../../recordPaths.ts';
import type { SideName } from './directory.ts';
import * as styles from './Import.css.ts';
import { columnIds, type ColumnId } from './importColumns.ts';
import { cellTimeText } from './readTime.ts';
import { refusalOf, type RowState, type ShownRow } from './rowState.ts';

const states: Record<RowState, { icon: IconComponent; tone: NonNullable<BadgeProps['tone']> }> = {
  ready: { icon: CheckCircleIcon, tone: 'info' },
  wrong: { icon: ExclamationCircleIcon, tone: 'danger' },
  leftOut: { icon: MinusCircleIcon, tone: 'neutral' },
  sending: { icon: ArrowPathIcon, tone: 'info' },
  created: { icon: CheckCircleIcon, tone: 'success' },
  refused: { icon: ExclamationCircleIcon, tone: 'danger' },
  unsure: { icon: QuestionMarkCircleIcon, tone: 'warning' },
};

/** The columns of the file that have one of their own in the table; the others share one. */
const ownColumns: readonly ColumnId[] = ['title', 'sport', 'home', 'away', 'date', 'time'];

/** The columns of the table of rows, with each error beside its cell. */
export function rowColumns(
  t: TFunction,
  { isFixed, onCorrect }: { isFixed: boolean; onCorrect: (id: string) => void },
): TableColumn<ShownRow>[] {
  return [
    {
      id: 'title',
      title: t('adminImport.columns.title'),
      isRowHeader: true,
      cell: (shown) => (
        <Cell
          errors={errorsAt(shown, 'title')}
          detail={t('adminImport.row', { row: shown.row.line })}
        >
          {shown.row.outcome?.state === 'created' ? (
            <Link href={recordPath('matches', shown.row.outcome.id)}>
              {named(t, shown.row.outcome.title)}
            </Link>
          ) : (
            shown.values.broadcastTitle || '–'
          )}
        </Cell>
      ),
    },
    ...(['home', 'away'] as const).map((side) => ({
      id: side,
      title: t(`adminImport.columns.${side}`),
      cell: (shown: ShownRow) => <Side t={t} shown={shown} side={side} />,
    })),
    {
      id: 'when',
      title: t('adminImport.when'),
      cell: (shown) => <When t={t} shown={shown} />,
    },
    {
      id: 'sport',
      title: t('adminImport.columns.sport'),
      cell: ({ values, ...shown }) => (
        <Cell errors={errorsAt(shown, 'sport')}>
          {values.sport ? t(`match.sport.${values.sport as 'football'}`) : shown.row.cells.sport}
        </Cell>
      ),
    },
    {
      id: 'others',
      title: t('adminImport.others'),
      cell: (shown) => <Others t={t} shown={shown} />,
    },
    {
      id: 'state',
      title: t('adminImport.state'),
      cell: (shown) => (
        <span className={styles.state}>
          <Badge {...states[shown.state]} text={t(`adminImport.states.${shown.state}`)} />
          <Warnings t={t} shown={shown} />
          {!['created', 'sending', 'unsure'].includes(shown.state) && !isFixed && (
            <Button
              variant="outlined"
              icon={<Icon icon={PencilSquareIcon} size="small" />}
              aria-label={t('adminImport.editRow', { row: shown.row.line })}
              onPress={() => onCorrect(shown.id)}
            >
              {t('adminImport.edit')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

/** What is wrong with a cell: by the dry run, else by the server. */
export function errorsAt(
  { errors, row }: Pick<ShownRow, 'errors' | 'row'>,
  ...columns: ColumnId[]
): string[] {
  const refused = refusalOf(row).errors;
  return columns.flatMap((column) => errors.get(column) ?? refused.get(column) ?? []);
}

interface CellProps {
  children: ReactNode;
  detail?: ReactNode;
  errors: readonly string[];
}

function Cell({ children, detail, errors }: CellProps) {
  return (
    <span className={styles.cell}>
      {children && <span>{children}</span>}
      {detail && <span className={styles.detail}>{detail}</span>}
      {errors.map((error) => (
        <RowNote key={error} icon={ExclamationCircleIcon} className={styles.wrong}>
          {error}
        </RowNote>
      ))}
    </span>
  );
}

interface RowNoteProps {
  icon: IconComponent;
  className: string;
  children: ReactNode;
}

function RowNote({ icon, className, children }: RowNoteProps) {
  return (
    <span className={className}>
      <Icon icon={icon} size="small" />
      <span>{children}</span>
    </span>
  );
}

interface PartProps {
  t: TFunction;
  shown: ShownRow;
}

function Side({ t, shown, side }: PartProps & { side: SideName }) {
  const { cells } = shown.row;
  const value = side === 'home' ? shown.values.homeTeam : shown.values.awayTeam;
  const school = cells[`${side}School`];
  const [team] = value.id ? shown.teams[side] : [];
  const guest = shown.isGuest[side] && [school, t('adminImport.guest')].filter(Boolean).join(' · ');
  return (
    <Cell
      errors={errorsAt(shown, side, `${side}School`)}
      detail={team ? `${team.school.name} · ${team.season}` : guest || school}
    >
      {value.kind === 'tbc' ? t('match.toBeConfirmed') : value.name}
    </Cell>
  );
}

function When({ t, shown }: PartProps) {
  const { schedule } = shown.values;
  const { cells } = shown.row;
  const errors = errorsAt(shown, 'date', 'time', 'timeZone');
  if (schedule.kind === 'tbc') return <Cell errors={errors}>{t('match.dateToBeConfirmed')}</Cell>;
  const zone = cells.timeZone ? ` (${cells.timeZone.replaceAll('_', ' ')})` : '';
  return (
    <Cell
      errors={errors}
      detail={
        schedule.kind === 'date'
          ? t('match.timeToBeConfirmed')
          : `${cellTimeText(schedule.time, i18next.language)}${zone}`
      }
    >
      {schedule.date === '' ? (
        cells.date
      ) : (
        <DateTime value={schedule.date} format="date" now={serverNow} />
      )}
    </Cell>
  );
}

/** The other columns that hold something, or in which something is wrong. */
function Others({ t, shown }: PartProps) {
  const { cells } = shown.row;
  const others = columnIds.filter(
    (id) => !ownColumns.includes(id) && !['homeSchool', 'awaySchool', 'timeZone'].includes(id),
  );
  const said = others.filter((id) => cells[id] || errorsAt(shown, id).length > 0);
  if (said.length === 0) return '–';
  return (
    <span className={styles.cell}>
      {said.map((id) => (
        <Cell key={id} errors={errorsAt(shown, id)}>
          <span className={styles.detail}>{t(`adminImport.columns.${id}`)}: </span>
          {cells[id] || '–'}
        </Cell>
      ))}
    </span>
  );
}

/** What does not keep a row from being imported, and why the server refused it. */
function Warnings({ t, shown: { row, duplicates, inFile, isPast, errors, state } }: PartProps) {
  const refusal = refusalOf(row).text;
  const isOpen = state !== 'created';
  return (
    <>
      {refusal && (
        <RowNote icon={ExclamationCircleIcon} className={styles.wrong}>
          {refusal}
        </RowNote>
      )}
      {isOpen && inFile && (
        <RowNote icon={ExclamationTriangleIcon} className={styles.warned}>
          {t(inFile.isClash ? 'adminImport.clashInFile' : 'adminImport.twiceInFile', {
            row: inFile.line,
          })}
        </RowNote>
      )}
      {isOpen &&
        duplicates.map(({ id, name, isClash }) => (
          <RowNote key={id} icon={ExclamationTriangleIcon} className={styles.warned}>
            {t(isClash ? 'adminImport.clash' : 'adminImport.duplicate')}{' '}
            <Link href={recordPath('matches', id)}>{named(t, name)}</Link>
          </RowNote>
        ))}
      {isOpen && isPast && errors.size === 0 && (
        <RowNote icon={ExclamationTriangleIcon} className={styles.warned}>
          {t('adminRecord.matches.past')}
        </RowNote>
      )}
    </>
  );
}
