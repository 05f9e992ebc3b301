import { style, styleVariants } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { flashing } from './Changing.css.ts';

export const quiet = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });

/** On a phone one side stands above the other, else both are one line with the score in the middle. */
export const sides = style({
  display: 'grid',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: unit(240),
  '@media': {
    [media.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      // The line of the largest score, so that the skeleton is as high as what comes.
      minBlockSize: unit(15),
    },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});

const sideBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const side = styleVariants({
  home: [sideBase, { '@media': { [media.sm]: { justifyContent: 'end', textAlign: 'end' } } }],
  away: [
    sideBase,
    { '@media': { [media.sm]: { flexDirection: 'row-reverse', justifyContent: 'flex-end' } } },
  ],
});

/** Between the sides, after them in the document, so that it is read neither first nor last. */
export const dash = style({
  display: 'none',
  color: vars.colour.textSecondary,
  fontSize: vars.text.large,
  selectors: { '&[data-score]': { fontSize: vars.text.title } },
  '@media': { [media.sm]: { display: 'block', gridColumn: 2, gridRow: 1 } },
});

export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const team = style({
  fontSize: vars.text.large,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  selectors: { '[data-leading] &': { fontWeight: vars.weight.bold } },
  '@media': { [media.md]: { fontSize: vars.text.xxlarge } },
});

export const school = style([quiet, { marginBlockStart: vars.space.xsmall }]);

export const score = style({
  flex: 'none',
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [media.sm]: { marginInlineStart: 0, textAlign: 'center' } },
});

export const points = style([
  flashing,
  {
    minInlineSize: '1.4ch',
    paddingInline: vars.space.xsmall,
    fontSize: vars.text.display,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.tight,
    whiteSpace: 'nowrap',
    selectors: {
      '[data-leading] &': { fontWeight: vars.weight.bold },
      '[data-abandoned] &': { color: vars.colour.textSecondary, fontWeight: vars.weight.normal },
      '&[data-long]': { fontSize: vars.text.title },
    },
    '@media': {
      // Between a phone and a desk the runs of cricket leave the names too little room.
      [media.md]: {
        fontSize: vars.text.score,
        selectors: { '&[data-long]': { fontSize: vars.text.heading } },
      },
    },
  },
]);

export const detail = style({
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
});

export const parts = style([
  quiet,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: vars.space.large,
    fontVariantNumeric: 'tabular-nums',
  },
]);
