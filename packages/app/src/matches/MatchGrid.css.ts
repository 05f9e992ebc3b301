import { globalStyle, style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(72)}), 1fr))`,
  gap: vars.space.large,
});

globalStyle(`${grid} > li`, {
  display: 'grid',
  minInlineSize: 0,
  // What is far out of sight costs no layout; its shadow and its focus ring are not cut.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${unit(51)}`,
  overflowClipMargin: unit(2),
});
