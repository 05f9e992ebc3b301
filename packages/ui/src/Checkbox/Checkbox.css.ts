import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { mark } from '../internal/choice.css.ts';

export const box = style([mark, { borderRadius: vars.radius.small }]);

export const tick = style({
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
