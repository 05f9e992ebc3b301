import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

/** Columns of text (`columns`); a group of rows is not split between two of them. */
export const columns = style({
  columns: unit(96),
  columnGap: vars.space.large,
  '@media': { [media.print]: { columns: 'auto' } },
});

globalStyle(`${columns} > *`, { breakInside: 'avoid' });
globalStyle(`${columns} > :not(:last-child)`, { marginBlockEnd: vars.space.large });

/**
 * In a group that is narrow, on a phone or in one of several columns, the time stands above the
 * teams: beside them it leaves too little room for a name of one long word.
 */
const narrow = `(max-width: ${unit(100)})`;

/** In such a group the room of five sets is needed for a long word of a name. */
const tight = `(max-width: ${unit(84)})`;

export const group = style({
  containerType: 'inline-size',
  overflow: 'clip',
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  '@media': { [media.print]: { border: 0, borderRadius: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The letters of both sizes stand on one line, in the middle of the head.
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: vars.space.small,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  background: vars.colour.sunken,
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
  '@media': {
    [media.sm]: { paddingInline: vars.space.large },
    [media.print]: { paddingInline: 0, background: 'none' },
  },
});

/** A drawing has no letters to stand on the line with. */
export const sign = style({ alignSelf: 'center' });

export const title = style({
  color: vars.colour.text,
  fontSize: vars.text.base,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.normal,
});

/** The columns of all rows: time, names, scores, star. */
export const rows = style({
  display: 'grid',
  // The longest word of a status fits in, and where there is room the time at the venue.
  gridTemplateColumns: `${unit(25)} minmax(0, 1fr) auto auto`,
  '@media': {
    [media.sm]: { gridTemplateColumns: `${unit(29)} minmax(0, 1fr) auto auto` },
    [media.print]: { gridTemplateColumns: `${unit(30)} minmax(0, 1fr) auto auto` },
  },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});

globalStyle(`${rows} > *`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  breakInside: 'avoid',
});

globalStyle(`${rows} > * + *`, {
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
});

export const row = style({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  // Two lines for the teams; the last one takes what the time or the note needs more.
  gridTemplateRows: `minmax(${unit(7)}, auto) minmax(${unit(7)}, auto) auto auto`,
  columnGap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: `${vars.space.medium} ${vars.space.hair}`,
  '@media': {
    [media.sm]: { paddingInline: `${vars.space.large} ${vars.space.small}` },
    [media.hover]: { ':hover': { background: vars.colour.hover } },
    [media.print]: { paddingBlock: vars.space.xsmall, paddingInline: 0 },
  },
  '@container': {
    [narrow]: {
      gridTemplateRows: `minmax(${unit(6)}, auto) minmax(${unit(7)}, auto) minmax(${unit(7)}, auto) auto auto`,
    },
  },
});

/** Beside both teams, the note and the place. */
export const time = style({
  gridColumn: '1',
  gridRow: '1 / span 4',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.hair,
  paddingBlockStart: vars.space.xsmall,
  fontSize: vars.text.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  '@media': { [media.belowSm]: { fontSize: vars.text.small } },
  '@container': {
    [narrow]: {
      gridColumn: '1 / 3',
      gridRow: '1',
      flexFlow: 'row wrap',
      alignItems: 'center',
      columnGap: vars.space.small,
      paddingBlockStart: 0,
    },
  },
});

// A time that is not known takes no room, nor the gap after it.
globalStyle(`${time} > :empty`, { display: 'none' });

// A status of two long words takes two lines rather than being cut.
globalStyle(`${time} > * > *`, { whiteSpace: 'normal' });

export const detail = style({
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
});

export const teams = style({
  gridColumn: '2',
  gridRow: '1 / span 2',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  color: 'inherit',
  textDecoration: 'none',
  '@container': { [narrow]: { gridColumn: '1', gridRow: '2 / span 2' } },
  // Covers the row, so that all of it can be pressed; the star is above it.
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
      borderRadius: vars.radius.small,
    },
  },
});

/** That of a small `Crest`. */
const crestHeight = unit(6);

export const team = style({
  display: 'flex',
  alignItems: 'start',
  // Aligned with the line of the points and not with the lines below them.
  alignSelf: 'start',
  minBlockSize: unit(7),
  // Two names that wrap on a narrow phone stand apart.
  paddingBlock: vars.space.hair,
  gap: vars.space.small,
  fontSize: vars.text.base,
  lineHeight: vars.leading.tight,
  selectors: { '&[data-leading]': { fontWeight: vars.weight.semibold } },
});

/** Only the name, without the crest, so that the line below a hovered link is not below both. */
export const name = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover &`]: { textDecoration: 'underline' } } },
    [media.print]: { selectors: { [`${row}:hover &`]: { textDecoration: 'none' } } },
  },
  // The first line of a name that takes several is in the middle of the crest.
  selectors: { [`${team} > &`]: { paddingBlockStart: `calc((${crestHeight} - 1lh) / 2)` } },
});

export const school = style({
  display: 'block',
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
});

/** The numbers of both teams end at one edge. */
const score = style({
  gridColumn: '3',
  minInlineSize: unit(6),
  // Five sets.
  maxInlineSize: unit(28),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  textAlign: 'end',
  '@container': { [narrow]: { gridColumn: '2' }, [tight]: { maxInlineSize: unit(19) } },
});

export const scoreOf = styleVariants({
  home: [score, { gridRow: '1', '@container': { [narrow]: { gridRow: '2' } } }],
  away: [score, { gridRow: '2', '@container': { [narrow]: { gridRow: '3' } } }],
});

/**
 * The numbers alone keep the system font, because the web font, which loads later, would move their
 * start.
 */
export const points = style({
  display: 'block',
  fontFamily: vars.font.fallback,
  fontSize: vars.text.large,
  fontWeight: vars.weight.medium,
  lineHeight: unit(7),
  whiteSpace: 'nowrap',
  selectors: {
    '[data-leading] > &': { fontWeight: vars.weight.bold },
    '[data-void] > &': { color: vars.colour.textSecondary, fontWeight: vars.weight.normal },
  },
});

/**
 * Nearer to the points above it than to those of the other team below: it takes the empty part of
 * their line, and leaves as much after itself.
 */
export const scoreDetail = style([
  detail,
  {
    display: 'block',
    marginBlockStart: `calc(-1 * ${vars.space.xsmall})`,
    paddingBlockEnd: vars.space.xsmall,
  },
]);

export const star = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: '4',
  gridRow: '1 / span 2',
  alignSelf: 'center',
  '@container': { [narrow]: { gridColumn: '3', gridRow: '1 / span 3' } },
});

export const note = style({
  gridColumn: '2 / 4',
  gridRow: '3',
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  paddingBlockEnd: vars.space.xsmall,
  // How the match was decided stands below the points that it explains.
  selectors: { '&[data-below-score]': { textAlign: 'end' } },
  '@container': { [narrow]: { gridColumn: '1 / 3', gridRow: '4' } },
});

// A time is wrapped as a whole.
globalStyle(`${note} time`, { whiteSpace: 'nowrap' });

/** Where the match is played, for those who read it on a wall. */
export const place = style([
  note,
  {
    gridRow: '4',
    display: 'none',
    '@media': { [media.print]: { display: 'block' } },
    '@container': { [narrow]: { gridRow: '5' } },
  },
]);

/** The skeleton of a line of text; the lines have different lengths. */
export const word = style({
  display: 'block',
  inlineSize: '60%',
  selectors: {
    [`${title} > &`]: { inlineSize: unit(40) },
    [`${time} &`]: { inlineSize: unit(12) },
  },
});

export const wordBox = style({ flexGrow: 1 });
