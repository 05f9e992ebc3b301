import { style } from '@vanilla-extract/css';
import { hiddenText } from '../theme/hiddenText.ts';
import { vars } from '../theme/vars.css.ts';

/** Hidden visually but not from screen readers. */
export const visuallyHidden = style({
  ...hiddenText,
  margin: `calc(${vars.border.hair} * -1)`,
  padding: 0,
  border: 0,
});
