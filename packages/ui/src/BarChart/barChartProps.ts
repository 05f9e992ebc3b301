export interface Bar {
  id: string;
  /** The category below or beside the bar. */
  label: string;
  value: number;
}

export interface BarChartProps {
  title: string;
  titleLevel?: 2 | 3 | 4;
  bars: readonly Bar[];
  /** `columns` for days in their order, `rows` for categories with long names. */
  direction?: 'columns' | 'rows';
  labels: {
    /** The text that opens the table with the same numbers. */
    table: string;
    /** The heads of its columns. */
    category: string;
    value: string;
  };
}
