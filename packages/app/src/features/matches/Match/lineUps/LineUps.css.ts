import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const quiet = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });

export const sides = style({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const side = style({ display: 'grid', alignContent: 'start', gap: vars.space.small });

export const team = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.small,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

/** The first line is in the middle of the small crest. */
export const teamName = style({
  minInlineSize: 0,
  selectors: { '* + &': { paddingBlockStart: `calc((${unit(6)} - 1lh) / 2)` } },
});

export const part = style([quiet, { marginBlockStart: vars.space.small }]);

export const entries = style({
  display: 'grid',
  // Room for three digits, so that names start at the same edge in every list, whatever numbers it has.
  gridTemplateColumns: `${unit(8)} minmax(0, 1fr) auto`,
  columnGap: vars.space.medium,
});

export const place = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  paddingBlock: vars.space.xsmall,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  breakInside: 'avoid',
});

export const number = style({
  color: vars.colour.textSecondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const name = style({ overflowWrap: 'anywhere' });

export const unnamed = style([name, { gridColumn: '2 / -1', color: vars.colour.textSecondary }]);

export const numbers = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });
