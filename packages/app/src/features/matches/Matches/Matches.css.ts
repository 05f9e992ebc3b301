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

// On a phone the two most used filters have a row each. `template` is excluded because React Aria
// inserts such elements between them.
globalStyle(`${filters} > :nth-child(-n + 2 of :not(template))`, {
  gridColumn: '1 / -1',
  '@media': { [media.sm]: { gridColumn: 'auto' } },
});

/** Reserves its line before the number is known. */
export const found = style({ minBlockSize: '1lh', inlineSize: 'fit-content' });
