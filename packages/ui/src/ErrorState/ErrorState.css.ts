import { style } from '@vanilla-extract/css';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const errorState = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.space.large,
  textAlign: 'center',
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: unit(14),
  blockSize: unit(14),
  borderRadius: vars.radius.round,
  background: vars.colour.dangerSoft,
  color: vars.colour.onDangerSoft,
});

export const words = style({ maxInlineSize: unit(90), marginBlockStart: vars.space.large });

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
