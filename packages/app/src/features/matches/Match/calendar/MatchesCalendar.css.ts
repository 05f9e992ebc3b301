import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const note = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });
