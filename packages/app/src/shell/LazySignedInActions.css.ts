import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

/** Reserves the width of a button while its code is loaded. */
export const buttonPlaceholder = style({
  display: 'block',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
});
