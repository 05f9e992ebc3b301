export { prefetchSearch, SearchAction } from './SearchAction.tsx';
