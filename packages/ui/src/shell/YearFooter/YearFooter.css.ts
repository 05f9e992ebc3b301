import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.xsmall,
  inlineSize: '100%',
  color: vars.colour.textSecondary,
  fontWeight: vars.weight.medium,
});
