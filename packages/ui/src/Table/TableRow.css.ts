import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { coveringLink } from '../theme/coveringLink.ts';
import { vars } from '../theme/vars.css.ts';
import { asCard, checkCell, inCards, insideRing } from './cards.ts';
import { gutter } from './Table.css.ts';

/** A card keeps its surface below what is blended over it. */
const overCard = (colour: string) => `linear-gradient(${colour}, ${colour}), ${vars.colour.card}`;

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
          background: vars.colour.card,
        },
        '[data-narrow="cards"] &:is(:hover, [data-selected])': {
          background: overCard(vars.colour.hover),
        },
        '[data-narrow="cards"] &[data-covered]:active': {
          background: overCard(vars.colour.pressed),
        },
        // No row beside it shows that its surface is another one.
        '[data-narrow="cards"] &[data-selected]': {
          borderColor: vars.theme.primaryText,
          boxShadow: `inset 0 0 0 ${vars.border.hair} ${vars.theme.primaryText}`,
        },
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
    '&[data-check]': { ...checkCell, inlineSize: 0, paddingInlineEnd: 0 },
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

/** Of a skeleton, what a cell says in smaller letters below its first line. */
export const detail = style({ display: 'block', fontSize: vars.text.small });

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
