import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: vars.border.hair,
  blockSize: vars.border.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
