import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const filters = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'end',
  '@media': {
    [media.sm]: { gridTemplateColumns: '1fr 1fr' },
    [media.md]: { gridTemplateColumns: `minmax(0, 2fr) repeat(3, minmax(${unit(40)}, 1fr))` },
  },
});
