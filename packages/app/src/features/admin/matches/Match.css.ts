import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

/** The two sides beside each other, also on a phone. */
export const scoreRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.medium,
});

export const inningsRow = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${unit(28)}), 1fr))`,
  alignItems: 'end',
  gap: vars.space.small,
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
});

/** Takes the focus when it opens, and shows it by its content. */
export const change = style({
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  outline: 'none',
});

export const changeTitle = style({
  marginBlockEnd: vars.space.medium,
  fontWeight: vars.weight.semibold,
});
