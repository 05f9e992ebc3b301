// Apart from `ToastRegion`, which shows the toasts; these keep them off what stands at the lower edge.
export { toastClearance } from '../ToastRegion/clearance.css.ts';
export { keepToastsAbove } from '../ToastRegion/keepToastsAbove.ts';
