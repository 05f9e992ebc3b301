export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export type { Option } from '../internal/Options.tsx';
