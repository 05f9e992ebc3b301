import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const homeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
});
