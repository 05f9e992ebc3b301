import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const favourite = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'transparent',
  color: vars.colour.icon,
  cursor: 'pointer',
  ':hover': { background: vars.colour.hover },
  '@media': { [media.print]: { display: 'none' } },
  selectors: { '&[aria-pressed="true"]': { color: vars.theme.primaryText } },
});
