import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/** Keeps the room of a button that is on its way. */
export const place = style({
  display: 'block',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
});

/** Keeps the room of the chat's rail, which is beside the page on wide screens. */
export const railPlace = style({
  '@media': { [media.lg]: { display: 'block', inlineSize: unit(16) } },
});
