import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const plainLink = style({
  borderRadius: vars.radius.small,
  color: vars.theme.primaryText,
  textUnderlineOffset: '0.2em',
});
