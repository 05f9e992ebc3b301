import { style } from '@vanilla-extract/css';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const emptyState = style({
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
  background: vars.theme.primarySoft,
  color: vars.theme.onPrimarySoft,
});

export const title = style({
  maxInlineSize: unit(140),
  marginBlockStart: vars.space.large,
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
});

export const description = style({
  maxInlineSize: unit(60),
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
