import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

/** Read aloud over the telephone: every sign by itself. */
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.title,
  fontWeight: vars.weight.semibold,
  letterSpacing: '0.1em',
  overflowWrap: 'anywhere',
});
