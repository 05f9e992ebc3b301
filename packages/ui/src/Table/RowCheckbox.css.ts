import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const rowCheckbox = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.4, cursor: 'default' } },
});
