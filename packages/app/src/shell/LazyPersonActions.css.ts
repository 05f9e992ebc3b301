import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

/** Keeps the room of a button that is on its way. */
export const place = style({
  display: 'block',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
});
