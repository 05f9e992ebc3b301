import { style } from '@vanilla-extract/css';
import { media, unit } from '../theme/index.ts';
import { vars } from '../theme/vars.css.ts';

export const figure = style({
  display: 'grid',
  // Beside a taller one its table stays with it.
  alignContent: 'start',
  gap: vars.space.medium,
  margin: 0,
  minInlineSize: 0,
});

export const title = style({ fontSize: vars.text.large, fontWeight: vars.weight.semibold });

/** Reserves the height of the drawing. The axes have its text colour. */
export const frame = style({
  position: 'relative',
  blockSize: unit(60),
  minInlineSize: 0,
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  selectors: { '&[data-is-missing]': { display: 'none' } },
});

/** The colour of the bars. */
export const canvas = style({
  color: vars.theme.primaryText,
  '@media': {
    [media.forcedColors]: { color: 'Highlight' },
    // The chart library gives the canvas the size of its frame on the screen in px, which would cover
    // what follows the smaller frame on paper.
    [media.print]: { maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain' },
  },
});

export const summary = style({
  inlineSize: 'fit-content',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.small,
  color: vars.colour.textSecondary,
  cursor: 'pointer',
});

export const table = style({
  inlineSize: '100%',
  marginBlockStart: vars.space.small,
  borderCollapse: 'collapse',
});

export const cell = style({
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
});

export const number = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);
