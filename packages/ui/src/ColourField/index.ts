export { ColourField, type ColourFieldLabels, type ColourFieldProps } from './ColourField.tsx';
