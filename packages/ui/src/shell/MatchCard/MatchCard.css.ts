import { globalStyle, style } from '@vanilla-extract/css';
import { coveringLink } from '../../theme/coveringLink.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

/** Competition, title, two teams, status. Cards in a grid share these rows as a subgrid. */
const lines = { gridRow: 'span 5', gridTemplateRows: 'subgrid' };

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(72)}), 1fr))`,
  gap: vars.space.large,
});

// Paper does not end in the middle of a card.
globalStyle(`${cards} > *`, {
  display: 'grid',
  minInlineSize: 0,
  breakInside: 'avoid',
  ...lines,
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  rowGap: 0,
  minInlineSize: 0,
  padding: vars.space.large,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  boxShadow: vars.shadow.small,
  transition: `background-color ${vars.duration.quick} ${vars.curve.standard}`,
  selectors: {
    // Alone it has no rows to share, and a browser would make one as low as its least height.
    [`${cards} &`]: lines,
    '&:hover': { borderColor: vars.colour.controlBorder },
    '&:focus-within': { borderColor: vars.colour.controlBorder },
  },
});

export const overline = style({
  gridArea: '1 / 1',
  display: 'flex',
  gap: vars.space.xsmall,
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  // Without a title below it: the row of the titles would be empty, and its gaps would remain.
  selectors: { '&[data-alone]': { gridRow: '1 / span 2' } },
});

export const title = style({
  gridArea: '2 / 1',
  fontSize: vars.text.base,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  selectors: { '&[data-redundant]': { position: 'absolute', inset: 0, gridArea: 'auto' } },
});

/** The link covers the card, so that the whole card is clickable; the star is above it. */
export const titleLink = style([
  coveringLink(),
  { selectors: { [`${title}[data-redundant] > &`]: { position: 'absolute', inset: 0 } } },
]);

/** Reserved also without a star, so that titles wrap the same. */
export const corner = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 2 / span 2',
  inlineSize: unit(8),
  marginBlock: unit(-2),
});

export const teams = style({
  gridColumn: '1 / -1',
  gridRow: '3 / span 2',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'subgrid',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.xsmall,
});

export const team = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  // As tall as points with a line below them, so that all cards have the same height.
  minBlockSize: unit(12),
  paddingBlock: vars.space.xsmall,
});

export const teamName = style({
  display: 'block',
  lineHeight: vars.leading.tight,
  selectors: { [`${team}[data-leading] &`]: { fontWeight: vars.weight.semibold } },
});

export const school = style({
  display: 'block',
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
});

/** The numbers of both teams are aligned at the end. */
export const score = style({
  minInlineSize: unit(8),
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
});

/**
 * The numbers alone keep the system font, because the web font, which loads later, would move their
 * start.
 */
export const points = style({
  display: 'block',
  fontFamily: vars.font.fallback,
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    // More than one innings: "134 & 98/7".
    '&[data-long]': { fontSize: vars.text.large },
    [`${team}[data-leading] &`]: { fontWeight: vars.weight.bold },
    [`${score}[data-void] &`]: {
      color: vars.colour.textSecondary,
      fontWeight: vars.weight.normal,
    },
  },
});

export const detail = style({
  display: 'block',
  // The names need the rest.
  maxInlineSize: unit(24),
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
});

export const foot = style({
  gridColumn: '1 / -1',
  gridRow: '5',
  display: 'grid',
  // Beside each other in every card: a status that went above its date would stand apart from those of
  // the other cards of its row.
  gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  // The height of a line of text and its distance from the teams.
  minBlockSize: unit(8),
  paddingBlockStart: vars.space.small,
});

// A status of two long words takes two lines rather than being cut.
globalStyle(`${foot} > :first-child > *`, { whiteSpace: 'normal' });

export const when = style({
  gridColumn: '2',
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  gridColumn: '1 / -1',
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
});

/** The skeleton of a line of text; the lines have different lengths. */
export const word = style({
  display: 'block',
  selectors: {
    [`${overline} > &, ${school} > &`]: { inlineSize: '60%' },
    [`${teamName} > &`]: { inlineSize: '40%' },
    [`${foot} > &`]: { gridColumn: '1 / -1', inlineSize: '50%' },
  },
});
