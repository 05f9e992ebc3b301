export { DateTime, type DateTimeProps } from './DateTime.tsx';
export {
  formatAbsolute,
  formatRelative,
  type DateTimeFormat,
  type FormatOptions,
} from './formatDateTime.ts';
