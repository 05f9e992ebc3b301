import { style } from '@vanilla-extract/css';
import { hiddenText } from '@touchline/ui/styling';
import { unit, vars } from '@touchline/ui/theme';

/** Hidden visually but not from screen readers. */
export const hidden = style(hiddenText);

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: unit(5),
  paddingInline: vars.space.small,
  borderRadius: vars.radius.round,
  background: vars.colour.neutralFill,
  color: vars.colour.onNeutralFill,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.none,
  whiteSpace: 'nowrap',
});
