import { globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/** The form, and beside it what is not saved with it. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': {
    [media.lg]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${unit(90)})` },
  },
});

/** The way to what stands beside the form, where it stands below it. */
export const toAside = style({
  '@media': { [media.lg]: { display: 'none' } },
});

export const column = style({
  display: 'grid',
  gap: vars.space.xlarge,
  minInlineSize: 0,
});

export const part = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

/**
 * Short fields that belong together stand side by side where there is room. They share the lines of their
 * labels, of their boxes and of what is said below them, so that the boxes stand beside each other
 * whichever label is longer.
 */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${unit(56)}), 1fr))`,
  columnGap: vars.space.large,
  // The space between fields below each other is that below each field, because a gap would stand
  // between the lines of one.
  marginBlockEnd: `calc(-1 * ${vars.space.medium})`,
});

globalStyle(`${pair} > div`, {
  display: 'grid',
  // Label, box, description and error.
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: 0,
  marginBlockEnd: vars.space.medium,
});

globalStyle(`${pair} > div > :first-child`, { alignSelf: 'end' });

globalStyle(`${pair} > div > * + *`, { marginBlockStart: vars.space.xsmall });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.large,
});

export const headText = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  color: vars.colour.textSecondary,
});

export const quiet = style({ color: vars.colour.textSecondary });

export const strong = style({ fontWeight: vars.weight.semibold });

export const list = style({ display: 'grid', gap: vars.space.small });

/** A name and its value below each other. */
export const fact = style({ display: 'grid', overflowWrap: 'anywhere' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});

/** Stays in sight while there is something to save. */
export const saveBar = style([
  row,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    paddingBlock: vars.space.medium,
    paddingInline: vars.space.large,
    border: `${vars.border.hair} solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    background: vars.colour.card,
    boxShadow: vars.shadow.large,
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const form = style({ minInlineSize: 0 });

/** The first line of an error stands between two fields; it keeps clear of the next label. */
globalStyle(`${form} ${part}`, { rowGap: unit(6) });

globalStyle(`${form} ${pair}`, { marginBlockEnd: `calc(-1 * ${unit(6)})` });

globalStyle(`${form} ${pair} > div`, { marginBlockEnd: unit(6) });

/** So does that of the last field, of the edge of its card. */
globalStyle(`${form} section > :last-child > ${part}`, { paddingBlockEnd: unit(2) });

/**
 * Of the root while the bar is there: a focused field is not covered by it (WCAG 2.4.11). A margin of
 * the fields would not count for a field of several lines, where the page follows the caret.
 */
export const aboveSaveBar = style({ scrollPaddingBlockEnd: unit(36) });

/** As high as the charts that come. */
export const skeleton = style({ minBlockSize: unit(200) });

/** A picture as one of two versions. */
export const comparedPicture = style({
  maxInlineSize: '100%',
  maxBlockSize: unit(24),
  objectFit: 'contain',
});

/** The two versions of one field. */
export const version = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
