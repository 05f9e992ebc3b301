import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  overflow: 'clip',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  color: vars.colour.text,
  boxShadow: vars.shadow.small,
  outline: 'none',
});
