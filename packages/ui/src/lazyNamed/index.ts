export { ChunkLoadError, lazyNamed, type LazyNamed } from './lazyNamed.tsx';
