import { createVar } from '@vanilla-extract/css';

/**
 * The height of the top bar, set by a layout whose bar differs from `vars.size.bar`. Components
 * beside the bar use it.
 */
export const barHeight = createVar('bar-height');
