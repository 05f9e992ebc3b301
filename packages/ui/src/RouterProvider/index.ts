export { RouterProvider, type RouterProviderProps } from './RouterProvider.tsx';
