export { Select, type SelectProps } from './Select.tsx';
export type { Option } from '../internal/Options.tsx';
