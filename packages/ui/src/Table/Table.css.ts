import { createVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { coveringLink } from '../theme/coveringLink.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

/**
 * Styles for tables that turn into cards below `sm`: one card per row, with the sort buttons in a
 * line above.
 */
function asCard(rule: StyleRule['selectors']): Pick<StyleRule, '@media'> {
  return { '@media': { [media.belowSm]: { selectors: rule } } };
}

const inCards = '[data-narrow="cards"] &';

const insideRing = {
  outline: `${vars.border.thick} solid ${vars.theme.focus}`,
  outlineOffset: `calc(${vars.border.thick} * -1)`,
};

export const frame = style({ position: 'relative', inlineSize: '100%' });

/** Positioned over the upper edge, so that the rows do not move. */
export const progress = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
});

/**
 * The scroll container, so that the page itself never scrolls sideways. Positioned, so that
 * visually hidden texts are clipped too.
 */
export const region = style({
  position: 'relative',
  overflowX: 'auto',
  ':focus-visible': insideRing,
});

/** The inline padding of a cell; smaller on a tablet, where the columns would not fit otherwise. */
const gutter = createVar();

export const table = style({
  vars: { [gutter]: vars.space.large },
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.text.base,
  color: vars.colour.text,
  '@media': {
    [media.belowMd]: { vars: { [gutter]: vars.space.small } },
    [media.belowSm]: {
      selectors: {
        '&[data-narrow="cards"]': { vars: { [gutter]: vars.space.large }, display: 'block' },
      },
    },
  },
});

export const head = style(asCard({ [inCards]: { display: 'block' } }));

globalStyle(`[data-narrow='cards'] > ${head} > tr`, {
  '@media': {
    [media.belowSm]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.small,
      paddingBlockEnd: vars.space.small,
    },
  },
});

/** A cell that its checkbox covers, above the link of the row. */
const check = { position: 'relative', zIndex: 1 } as const;

export const column = style({
  paddingBlock: vars.space.medium,
  paddingInline: gutter,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  background: vars.colour.sunken,
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-check]': { ...check, inlineSize: 0, paddingInlineEnd: 0 },
    '&[aria-sort]': { padding: 0 },
    '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: vars.colour.text },
  },
  ...asCard({
    [inCards]: { padding: 0, border: 0, background: 'transparent' },
    '[data-narrow="cards"] &:not([aria-sort], [data-check])': {
      position: 'absolute',
      inlineSize: vars.border.hair,
      blockSize: vars.border.hair,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    // As wide as its checkbox, which would lie over the first sort button.
    '[data-narrow="cards"] &[data-check]': { inlineSize: 'auto' },
    // There is nothing to select.
    '[data-narrow="cards"] &[data-check="none"]': { display: 'none' },
  }),
});

export const columnTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
});

/** As large as its header, so that a press anywhere in it sorts. */
export const sortButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: '100%',
  minBlockSize: `calc(${vars.size.target} + 2 * ${vars.space.medium})`,
  paddingBlock: vars.space.medium,
  paddingInline: gutter,
  border: 0,
  background: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.colour.text },
    '&:focus-visible': insideRing,
    '[data-align="center"] > &': { justifyContent: 'center' },
    '[data-align="end"] > &': { flexDirection: 'row-reverse' },
  },
  ...asCard({
    [inCards]: {
      minBlockSize: unit(8),
      paddingBlock: vars.space.xsmall,
      paddingInline: vars.space.medium,
      border: `${vars.border.hair} solid ${vars.colour.border}`,
      borderRadius: vars.radius.round,
      background: vars.colour.card,
    },
    // In the line above the cards the alignment of the columns does not apply.
    '[data-narrow="cards"] [data-align="end"] > &': { flexDirection: 'row' },
    '[data-narrow="cards"] :is([aria-sort="ascending"], [aria-sort="descending"]) > &': {
      borderColor: vars.colour.controlBorder,
    },
  }),
});

/** Keeps its width when the table is sorted by another column. */
export const sortMark = style({
  selectors: {
    '&[data-idle]': { opacity: 0 },
    ':is(:hover, :focus-visible) > &[data-idle]': { opacity: 0.6 },
  },
  // Not reserved in the line above the cards, where it would be a gap after each label.
  ...asCard({ '[data-narrow="cards"] &[data-idle]': { display: 'none' } }),
});

export const body = style(
  asCard({
    [inCards]: { display: 'flex', flexDirection: 'column', gap: vars.space.small },
  }),
);

globalStyle(
  `[data-narrow='cards'] > ${body}[data-empty] > tr, [data-narrow='cards'] > ${body}[data-empty] > tr > *`,
  { '@media': { [media.belowSm]: { display: 'block' } } },
);

export const row = style({
  position: 'relative',
  selectors: {
    '&:hover, &[data-selected]': { background: vars.colour.hover },
    '&[data-covered]:active': { background: vars.colour.pressed },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { ...insideRing, outlineColor: 'Highlight' } },
    },
    [media.belowSm]: {
      selectors: {
        [inCards]: {
          display: 'block',
          paddingBlock: vars.space.small,
          border: `${vars.border.hair} solid ${vars.colour.border}`,
          borderRadius: vars.radius.large,
        },
        '[data-narrow="cards"] &:not(:hover, [data-selected])': { background: vars.colour.card },
      },
    },
  },
});

export const cell = style({
  paddingBlock: vars.space.medium,
  paddingInline: gutter,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[role="rowheader"]': { fontWeight: vars.weight.medium },
    '&[data-check]': { ...check, inlineSize: 0, paddingInlineEnd: 0 },
  },
  ...asCard({
    [inCards]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.large,
      paddingBlock: vars.space.xsmall,
      border: 0,
      textAlign: 'end',
    },
    '[data-narrow="cards"] &[role="rowheader"]': {
      paddingInlineEnd: vars.space.huge,
      fontSize: vars.text.large,
      textAlign: 'start',
    },
    '[data-narrow="cards"] &[data-check]': {
      position: 'absolute',
      insetBlockStart: vars.space.small,
      insetInlineEnd: 0,
      inlineSize: 'auto',
      paddingInlineEnd: gutter,
    },
  }),
});

export const value = style({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  // A skeleton is as wide as the cell, also in a card, where the value stands at the end.
  selectors: { '&[data-is-waiting]': { display: 'block', inlineSize: '100%' } },
});

// A date is not wrapped; in a narrow cell other texts are.
globalStyle(`${value} time`, { whiteSpace: 'nowrap' });

/** The title of the column beside its value, shown only in cards. */
export const cellTitle = style({
  display: 'none',
  ...asCard({
    [inCards]: { display: 'inline', flex: 'none', color: vars.colour.textSecondary },
    '[role="rowheader"] > &': { display: 'none' },
  }),
});

/** The link or button of a row covers it; controls in other cells stand above. */
const covering: StyleRule = {
  ...coveringLink(),
  '::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
  selectors: { '&:focus-visible::after': insideRing },
};

export const cover = style(covering);

export const coverButton = style([
  covering,
  { padding: 0, border: 0, background: 'none', textAlign: 'inherit', cursor: 'pointer' },
]);

globalStyle(`${row}[data-covered] ${value} :is(a, button):not(${cover}, ${coverButton})`, {
  position: 'relative',
  zIndex: 1,
});

export const emptyCell = style({ padding: 0 });

export const instead = style({
  padding: vars.space.xxlarge,
  fontWeight: vars.weight.normal,
  textAlign: 'center',
});
