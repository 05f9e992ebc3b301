import { globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.large} ${vars.space.medium}`,
  alignItems: 'end',
  '@media': {
    [media.sm]: { columnGap: vars.space.large },
    [media.md]: { gridTemplateColumns: `minmax(0, 2fr) repeat(3, minmax(${unit(40)}, 1fr))` },
  },
});

// On a phone the two that are used most have a row each. React Aria leaves templates between them.
globalStyle(`${filters} > :nth-child(-n + 2 of :not(template))`, {
  gridColumn: '1 / -1',
  '@media': { [media.sm]: { gridColumn: 'auto' } },
});

/** Keeps its line while nothing is known. */
export const found = style({ minBlockSize: '1lh', inlineSize: 'fit-content' });
