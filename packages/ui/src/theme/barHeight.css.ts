import { createVar } from '@vanilla-extract/css';

/**
 * Height of the top bar, set by a layout whose bar is not as high as `vars.size.bar`. What stands
 * beside the bar takes it up.
 */
export const barHeight = createVar('bar-height');
