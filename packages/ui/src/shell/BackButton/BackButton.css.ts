import { style } from '@vanilla-extract/css';

/** Back points to where reading comes from. */
export const arrow = style({
  display: 'grid',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
