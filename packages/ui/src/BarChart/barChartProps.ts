export interface Bar {
  /** Unique among the bars. */
  id: string;
  /** The category below or beside the bar. */
  label: string;
  /** The length of the bar, and the number that it shows. The longest bar fills the chart. */
  value: number;
}

export interface BarChartProps {
  /** The heading above the chart, which also names it. */
  title: string;
  /** Level of the title among the headings of the page. */
  titleLevel?: 2 | 3 | 4;
  /** In the order in which they are drawn. */
  bars: readonly Bar[];
  /** `columns` for days in their order, `rows` for categories with long names. */
  direction?: 'columns' | 'rows';
  /** The words of the table below the chart. */
  labels: {
    /** The text that opens the table with the same numbers. */
    table: string;
    /** The heads of its columns. */
    category: string;
    value: string;
  };
}
