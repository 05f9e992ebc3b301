import { globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const section = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.medium,
  // The height of the count, so that the header is as tall without one.
  minBlockSize: unit(7),
});

// The links to other pages are not printed (LAYOUT-22).
globalStyle(`${head} > a`, { '@media': { [media.print]: { display: 'none' } } });

export const title = style({
  flexGrow: 1,
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
});

export const quiet = style({ color: vars.colour.textSecondary });

/** What only says how to use the product, and is not printed (LAYOUT-22). */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

/**
 * The largest text of the first view. Content that loads later is smaller, so that this text stays
 * the largest contentful paint.
 */
export const lead = style([quiet, { fontSize: vars.text.large }]);
