export { callAt } from './callAt.ts';
export { DateTime, type DateTimeProps } from './DateTime.tsx';
export {
  formatAbsolute,
  formatRelative,
  type DateTimeFormat,
  type FormatOptions,
} from './formatDateTime.ts';
export { nextMidnight } from './nextChange.ts';
