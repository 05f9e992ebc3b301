import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

export const picture = style({
  inlineSize: unit(24),
  blockSize: unit(24),
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
});

/** A message as its reader sees it, apart from the words around it. */
export const preview = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
});

export const previews = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontSize: vars.text.large,
  fontWeight: vars.weight.semibold,
});

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  overflowWrap: 'anywhere',
});
