import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

/** As the error below a field. */
export const refusal = style({
  display: 'flex',
  gap: vars.space.xsmall,
  color: vars.colour.dangerText,
  fontWeight: vars.weight.medium,
});

export const sign = style({ paddingBlockStart: unit(0.5) });
