import { createVar } from '@vanilla-extract/css';

/** How much space toasts leave free at the end of the window, for what stands there. */
export const toastClearance = createVar();
