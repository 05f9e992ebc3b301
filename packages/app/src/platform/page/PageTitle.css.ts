import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

export const heading = style({
  fontSize: vars.text.heading,
  fontWeight: vars.weight.extrabold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.025em',
  '@media': { [media.sm]: { fontSize: vars.text.display } },
  ':focus-visible': { outline: 'none' },
});
