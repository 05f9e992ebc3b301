import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/**
 * Styles for tables that turn into cards below `sm`: one card per row, with the sort buttons in a
 * line above.
 */
function asCard(rule: StyleRule['selectors']): Pick<StyleRule, '@media'> {
  return { '@media': { [media.belowSm]: { selectors: rule } } };
}

const inCards = '[data-narrow="cards"] &';

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
export const region = style({ position: 'relative', overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.text.base,
  color: vars.colour.text,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': {
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: `calc(${vars.border.thick} * -1)`,
    },
  },
  ...asCard({ '&[data-narrow="cards"]': { display: 'block' } }),
});

export const head = style(asCard({ [inCards]: { display: 'block' } }));

globalStyle(`[data-narrow='cards'] > ${head} > tr`, {
  '@media': {
    [media.belowSm]: { display: 'flex', flexWrap: 'wrap', paddingBlockEnd: vars.space.small },
  },
});

const insideRing = {
  outline: `${vars.border.thick} solid ${vars.theme.focus}`,
  outlineOffset: `calc(${vars.border.thick} * -1)`,
};

export const column = style({
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  background: vars.colour.sunken,
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered]': { color: vars.colour.text },
    '&[data-focus-visible]': insideRing,
    '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: vars.colour.text },
  },
  ...asCard({
    [inCards]: {
      paddingBlock: vars.space.small,
      border: 0,
      background: 'transparent',
    },
    '[data-narrow="cards"] &:not([data-allows-sorting], [data-check])': {
      position: 'absolute',
      inlineSize: vars.border.hair,
      blockSize: vars.border.hair,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  }),
});

export const columnTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  selectors: { '[data-align="end"] > &': { flexDirection: 'row-reverse' } },
});

/** Keeps its width when the table is sorted by another column. */
export const sortMark = style({
  selectors: { '&[data-idle]': { opacity: 0 }, '[data-hovered] &[data-idle]': { opacity: 0.6 } },
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
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-selected]': { background: vars.colour.hover },
    '&[data-pressed]': { background: vars.colour.pressed },
    '&[data-href], &[data-has-action]': { cursor: 'pointer' },
    '&[data-focus-visible]': insideRing,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { ...insideRing, outlineColor: 'Highlight' } },
    },
    [media.belowSm]: {
      selectors: {
        [inCards]: {
          position: 'relative',
          display: 'block',
          paddingBlock: vars.space.small,
          border: `${vars.border.hair} solid ${vars.colour.border}`,
          borderRadius: vars.radius.large,
        },
        '[data-narrow="cards"] &:not([data-hovered], [data-selected], [data-pressed])': {
          background: vars.colour.card,
        },
      },
    },
  },
});

export const cell = style({
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  outline: 'none',
  selectors: {
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[role="rowheader"]': { fontWeight: vars.weight.medium },
    '&[data-check]': { inlineSize: 0, paddingInlineEnd: 0 },
    '&[data-focus-visible]': insideRing,
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
      paddingInlineEnd: vars.space.large,
    },
  }),
});

export const value = style({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  // A skeleton is as wide as the cell, also in a card, where the value stands at the end.
  selectors: { '&[data-is-waiting]': { display: 'block', inlineSize: '100%' } },
});

/** The title of the column beside its value, shown only in cards. */
export const cellTitle = style({
  display: 'none',
  ...asCard({
    [inCards]: { display: 'inline', flex: 'none', color: vars.colour.textSecondary },
    '[role="rowheader"] > &': { display: 'none' },
  }),
});

export const instead = style({
  padding: vars.space.xxlarge,
  fontWeight: vars.weight.normal,
  textAlign: 'center',
});
