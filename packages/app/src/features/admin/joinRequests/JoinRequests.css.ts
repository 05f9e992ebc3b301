import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const list = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const facts = style({
  display: 'grid',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ fontSize: vars.text.large, fontWeight: vars.weight.semibold });
