import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import * as styles from './Scorecard.css.ts';

type Column = 'runs' | 'balls' | 'fours' | 'sixes' | 'overs' | 'maidens' | 'wickets';

export interface FigureTableProps {
  caption: string;
  /** The title of the column with the names. */
  first: string;
  columns: readonly Column[];
  /** The column that the table is about. */
  strong: Column;
  rows: readonly {
    name: string;
    /** Below the name, for example how a batter got out. */
    note?: string;
    isStrong?: boolean;
    /** In the order of the columns; null is not known. */
    figures: readonly (string | number | null)[];
  }[];
}

/** A table of people and their figures, with short titles over narrow columns. */
export function FigureTable({ caption, first, columns, strong, rows }: FigureTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.firstColumn}>
            {first}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.column}>
              <span aria-hidden="true" title={t(`matchPage.figures.${column}`)}>
                {t(`matchPage.figuresShort.${column}`)}
              </span>
              <VisuallyHidden>{t(`matchPage.figures.${column}`)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, isStrong, figures }, index) => (
          <tr key={index} className={styles.row} data-strong={isStrong || undefined}>
            <th scope="row" className={styles.name}>
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </th>
            {figures.map((figure, column) => (
              <td
                key={column}
                className={styles.figure}
                data-strong={columns[column] === strong || undefined}
              >
                {figure ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
