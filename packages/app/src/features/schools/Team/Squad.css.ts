import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const squad = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(64)}), 1fr))`,
  columnGap: vars.space.xlarge,
  '@media': { [media.print]: { gridTemplateColumns: '1fr' } },
});

export const player = style({
  display: 'grid',
  gridTemplateColumns: `${unit(8)} auto minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.medium,
  minBlockSize: unit(14),
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  selectors: {
    // The names stand below each other, also those of players without a photograph.
    [`${squad}[data-photographs] > &`]: {
      gridTemplateColumns: `${unit(8)} ${unit(8)} minmax(0, 1fr) auto`,
    },
  },
  '@media': { [media.print]: { minBlockSize: unit(9), breakInside: 'avoid' } },
});

export const number = style({
  fontSize: vars.text.xlarge,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const name = style({ gridColumn: '3', fontWeight: vars.weight.medium });

export const unnamed = style({ gridColumn: '3 / -1', fontWeight: vars.weight.medium });

export const numbers = style({
  display: 'block',
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const role = style({
  gridColumn: '4',
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
});

export const note = style({ marginBlockStart: vars.space.large, color: vars.colour.textSecondary });
