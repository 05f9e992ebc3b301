import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Hidden visually but not from screen readers. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: vars.border.hair,
  blockSize: vars.border.hair,
  margin: `calc(${vars.border.hair} * -1)`,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
