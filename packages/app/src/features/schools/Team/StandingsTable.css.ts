import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/** What is said of the table, and the table. */
export const standings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBlockEnd: vars.space.medium,
  fontSize: vars.text.xlarge,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});

const cell = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.xsmall,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
});

const heading = style([
  cell,
  {
    color: vars.colour.textSecondary,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
]);

export const row = style({
  selectors: {
    '&[aria-current]': { background: vars.theme.primarySoft, fontWeight: vars.weight.semibold },
  },
});

/** A column of numbers. */
export const figure = style([
  cell,
  {
    inlineSize: unit(9),
    // Keeps numbers apart that are as wide as their columns.
    paddingInlineStart: vars.space.small,
    textAlign: 'end',
    '@media': { [media.md]: { inlineSize: unit(12) } },
  },
]);
export const figureHeading = style([heading, { textAlign: 'end' }]);

/** Columns whose numbers stand below the name where there is no room for them. */
export const wide = style({
  display: 'none',
  '@media': { [media.md]: { display: 'table-cell' }, [media.print]: { display: 'table-cell' } },
});

export const points = style({ fontWeight: vars.weight.bold });

export const rank = style([cell, { inlineSize: unit(6), textAlign: 'end' }]);

export const teamHeading = style([heading, { textAlign: 'start' }]);

export const team = style([
  cell,
  {
    fontWeight: vars.weight.normal,
    textAlign: 'start',
    selectors: { [`${row}[aria-current] > &`]: { fontWeight: vars.weight.semibold } },
  },
]);

export const teamLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.small,
});

/** The numbers of the hidden columns. */
export const summary = style({
  display: 'block',
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  '@media': { [media.md]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  marginBlockStart: vars.space.medium,
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
});

export const legendEntry = style({ display: 'flex', gap: vars.space.xsmall });

/** Of a letter that stands only at a wide column. */
export const wideEntry = style([
  legendEntry,
  {
    '@media': {
      [media.belowMd]: { display: 'none' },
      [media.print]: { display: 'flex' },
    },
  },
]);

export const short = style({ fontWeight: vars.weight.semibold });
