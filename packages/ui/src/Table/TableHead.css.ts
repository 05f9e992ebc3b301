import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { hiddenText } from '../theme/hiddenText.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';
import { asCard, checkCell, inCards, insideRing } from './cards.ts';
import { gutter } from './Table.css.ts';

export const head = style(asCard({ [inCards]: { display: 'block' } }));

globalStyle(`[data-narrow='cards'] > ${head} > tr`, {
  '@media': {
    [media.belowSm]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.small,
      // Above it is room for the progress bar.
      paddingBlock: vars.space.small,
    },
  },
});

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
    '&[data-check]': { ...checkCell, inlineSize: 0, paddingInlineEnd: 0 },
    '&[aria-sort]': { padding: 0 },
    '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: vars.colour.text },
  },
  ...asCard({
    [inCards]: { padding: 0, border: 0, background: 'transparent' },
    '[data-narrow="cards"] &:not([aria-sort], [data-check])': {
      ...hiddenText,
      padding: 0,
    },
    // As wide as its checkbox, which would lie over the first sort button, and with room for the focus
    // ring, which the scroll container would cut.
    '[data-narrow="cards"] &[data-check]': {
      inlineSize: 'auto',
      paddingInlineStart: vars.space.xsmall,
    },
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
