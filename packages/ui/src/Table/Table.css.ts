import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { asCard, inCards, insideRing } from './cards.ts';

export const frame = style({ position: 'relative', inlineSize: '100%' });

/** Positioned over the upper edge, so that the rows do not move. */
export const progress = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
  // What it lies over can be pressed.
  pointerEvents: 'none',
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
export const gutter = createVar();

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

export const body = style(
  asCard({
    [inCards]: { display: 'flex', flexDirection: 'column', gap: vars.space.small },
  }),
);

globalStyle(
  `[data-narrow='cards'] > ${body}[data-empty] > tr, [data-narrow='cards'] > ${body}[data-empty] > tr > *`,
  { '@media': { [media.belowSm]: { display: 'block' } } },
);

export const emptyCell = style({ padding: 0 });

export const instead = style({
  padding: vars.space.xxlarge,
  fontWeight: vars.weight.normal,
  textAlign: 'center',
});
