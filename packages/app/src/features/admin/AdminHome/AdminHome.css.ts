import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const section = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 });

export const title = style({
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${unit(64)}, 100%), 1fr))`,
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'grid', minInlineSize: 0 });

export const count = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.control,
  color: vars.colour.textSecondary,
  selectors: { '&[data-waits]': { color: vars.colour.text } },
});

export const number = style({
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const done = style({ color: vars.colour.textSecondary });

export const waiting = style({ inlineSize: unit(16) });

export const quiet = style({ color: vars.colour.textSecondary });

export const charts = style({
  display: 'grid',
  gap: vars.space.xlarge,
  minInlineSize: 0,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A chart above the words that it does not count everything. */
export const cutChart = style({ display: 'grid', gap: vars.space.small, alignContent: 'start' });

export const chartSkeleton = style({
  display: 'grid',
  gap: vars.space.medium,
  alignContent: 'start',
});

/** As high as the drawing of `BarChart` with the line below it. */
export const chartSpace = style({
  blockSize: `calc(${unit(60)} + ${vars.space.medium} + ${vars.size.target})`,
  overflow: 'hidden',
});

export const chartTitle = style({ fontSize: vars.text.large, fontWeight: vars.weight.semibold });
