import { style } from '@vanilla-extract/css';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';
import { mark } from '../internal/choice.css.ts';

export const ring = style([mark, { borderRadius: vars.radius.round }]);

export const dot = style({
  inlineSize: unit(2),
  blockSize: unit(2),
  borderRadius: vars.radius.round,
  background: 'transparent',
  selectors: {
    [`[data-selected] > ${ring} > &`]: { background: vars.theme.onPrimary },
    [`[data-readonly][data-selected] > ${ring} > &`]: { background: vars.colour.text },
  },
});
