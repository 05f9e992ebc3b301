export { YearFooter, type YearFooterProps } from './YearFooter.tsx';
