import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Underlined besides the tint, which is lost in print and in forced colours. */
export const found = style({
  background: vars.theme.primarySoft,
  color: vars.theme.onPrimarySoft,
  textDecoration: 'underline',
  textDecorationThickness: vars.border.thick,
  textUnderlineOffset: '0.15em',
});
