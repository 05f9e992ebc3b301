import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

export const feed = style({ display: 'grid', gap: vars.space.large });

export const more = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const quiet = style({ color: vars.colour.textSecondary });
