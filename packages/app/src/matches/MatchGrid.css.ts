import { globalStyle, style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(72)}), 1fr))`,
  gap: vars.space.large,
});

globalStyle(`${grid} > li`, { display: 'grid', minInlineSize: 0 });
