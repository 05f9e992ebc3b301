export { SearchAction } from './SearchAction.tsx';
