export { BarChart } from './BarChart.tsx';
export type { BarChartProps } from './barChartProps.ts';
