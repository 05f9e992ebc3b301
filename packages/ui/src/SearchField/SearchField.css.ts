import { style } from '@vanilla-extract/css';
import { boxButton } from '../internal/Field.css.ts';

export const clear = style([
  boxButton,
  { selectors: { '[data-empty] &': { visibility: 'hidden' } } },
]);
