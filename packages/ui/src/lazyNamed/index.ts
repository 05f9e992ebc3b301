export { lazyNamed, type LazyNamed } from './lazyNamed.tsx';
