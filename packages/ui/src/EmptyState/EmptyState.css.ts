import { style } from '@vanilla-extract/css';
import { stateDisc, stateMessage } from '../internal/stateMessage.css.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const emptyState = stateMessage;

export const disc = style([
  stateDisc,
  { background: vars.theme.primarySoft, color: vars.theme.onPrimarySoft },
]);

export const title = style({
  maxInlineSize: unit(140),
  marginBlockStart: vars.space.large,
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
});

/** Lines of about 55 characters. */
export const description = style({
  maxInlineSize: unit(90),
  marginBlockStart: vars.space.xsmall,
  fontSize: vars.text.medium,
  color: vars.colour.textSecondary,
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.small,
  marginBlockStart: vars.space.xlarge,
});
