export { toastClearance } from './clearance.css.ts';
export { keepToastsAbove } from './keepToastsAbove.ts';
export { toastQueue, type ToastContent } from './toastQueue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
