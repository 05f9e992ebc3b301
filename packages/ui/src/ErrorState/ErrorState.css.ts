import { style } from '@vanilla-extract/css';
import { stateDisc, stateMessage } from '../internal/stateMessage.css.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const errorState = stateMessage;

export const disc = style([
  stateDisc,
  { background: vars.colour.dangerSoft, color: vars.colour.onDangerSoft },
]);

export const text = style({ maxInlineSize: unit(90), marginBlockStart: vars.space.large });

export const title = style({
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
});

export const message = style({
  marginBlockStart: vars.space.xsmall,
  fontSize: vars.text.medium,
  color: vars.colour.textSecondary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const details = style({
  marginBlockStart: vars.space.small,
  fontSize: vars.text.small,
  color: vars.colour.textHint,
  overflowWrap: 'anywhere',
});

export const action = style({ marginBlockStart: vars.space.xlarge });
