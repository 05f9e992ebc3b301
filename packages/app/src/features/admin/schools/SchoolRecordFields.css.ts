import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

/** The picture across the public page, smaller. */
export const cover = style({
  inlineSize: `min(100%, ${unit(100)})`,
  aspectRatio: '4 / 1',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
});
