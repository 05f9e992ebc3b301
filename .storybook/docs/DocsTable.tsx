import type { ReactNode } from 'react';
import * as styles from './docs.css.ts';

export interface DocsTableProps {
  /** The accessible name. */
  label: string;
  titles: readonly string[];
  /** The first cell of a row is its head. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table that scrolls sideways where the window is narrow. */
export function DocsTable({ label, titles, rows }: DocsTableProps) {
  return (
    <div className={styles.tableFrame} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col" className={styles.head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row" className={styles.cell}>
                {head}
              </th>
              {cells.map((content, column) => (
                <td key={column} className={styles.cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
