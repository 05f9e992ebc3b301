import { style } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

/** Passes the height of the page's middle on. */
export const pageContainer = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'block' } },
});
