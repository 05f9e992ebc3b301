import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

/** Text that is less important than the text around it. */
export const quiet = style({ color: vars.colour.textSecondary });

/** The content of a card, one below the other. */
export const part = style({ display: 'grid', gap: vars.space.medium });

/** Words and what can be done with them, at the two edges of a line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: unit(12),
});
