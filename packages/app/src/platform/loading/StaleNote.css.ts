import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const stale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
});
