export { StrengthMeter, type Strength, type StrengthMeterProps } from './StrengthMeter.tsx';
