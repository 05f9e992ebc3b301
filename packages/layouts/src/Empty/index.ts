export { Empty, empty } from './Empty.tsx';
