import { style } from '@vanilla-extract/css';
import { coveringLink } from '@touchline/ui/styling';
import { unit, vars } from '@touchline/ui/theme';

export const section = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.medium });

export const title = style({
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
});

export const quiet = style({ color: vars.colour.textSecondary });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(80)}), 1fr))`,
  gap: vars.space.medium,
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: unit(18),
  breakInside: 'avoid',
  padding: vars.space.medium,
  paddingInlineStart: vars.space.large,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  boxShadow: vars.shadow.small,
});

export const text = style({
  flexGrow: 1,
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Its link covers the row. */
export const name = style({ ...coveringLink(), fontWeight: vars.weight.semibold });

/** As large as the crest. */
export const crestRoom = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: unit(12),
  blockSize: unit(12),
});

/** As large as the star. */
export const starRoom = style({ flex: 'none', inlineSize: vars.size.control });

/** Above the link that covers the row. */
export const star = style({ position: 'relative', display: 'flex' });
