import { style } from '@vanilla-extract/css';

/** Mirrored in right-to-left languages. */
export const arrow = style({
  display: 'grid',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
