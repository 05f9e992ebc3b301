export { Centered, centered } from './Centered.tsx';
