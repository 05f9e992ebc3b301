import { style } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

/** Stretches the page to the height of the main area. */
export const pageContainer = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'block' } },
});
