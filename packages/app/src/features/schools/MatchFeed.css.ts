import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

export const feed = style({ display: 'grid', gap: vars.space.large });

export const more = style({
  justifySelf: 'start',
  '@media': { [media.print]: { display: 'none' } },
});

export const quiet = style({ color: vars.colour.textSecondary });
