import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

export const quiet = style({ color: vars.colour.textSecondary });

export const part = style({ display: 'grid', gap: vars.space.medium });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: unit(12),
});
