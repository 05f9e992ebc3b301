import { style } from '@vanilla-extract/css';
import { media, unit } from '@touchline/ui/theme';

/** Reserves the width of the chat's rail, which is beside the page on wide screens. */
export const railContainer = style({
  '@media': { [media.lg]: { display: 'block', inlineSize: unit(16) } },
});
