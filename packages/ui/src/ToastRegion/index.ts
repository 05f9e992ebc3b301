export { toastQueue, type ToastContent } from './toastQueue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
