import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

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

/** Of what is loading, which has no words of its own that make it wide. */
export const factsRoom = style([facts, { flex: `0 1 ${unit(64)}` }]);

/** As large as the two buttons, so that they stand below the words where those do. */
export const button = style({ inlineSize: unit(50), blockSize: vars.size.control });

export const name = style({ fontSize: vars.text.large, fontWeight: vars.weight.semibold });
