export { DateStrip, type DateStripProps, type StripDay } from './DateStrip.tsx';
