import { style } from '@vanilla-extract/css';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

export const flag = style({
  inlineSize: unit(6),
  blockSize: unit(4),
  borderRadius: vars.border.thick,
  boxShadow: `0 0 0 ${vars.border.hair} ${vars.colour.border}`,
});

export const drawing = style({ inlineSize: '100%', blockSize: '100%' });
