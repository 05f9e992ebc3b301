import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const context = style({ color: vars.colour.textSecondary });

export const quiet = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });

export const board = style({ display: 'grid', gap: vars.space.large, justifyItems: 'center' });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const sides = style({
  display: 'grid',
  gap: vars.space.large,
  inlineSize: '100%',
  maxInlineSize: unit(180),
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space.medium,
  '@media': {
    [media.sm]: {
      gridTemplateColumns: '1fr',
      justifyItems: 'center',
      alignContent: 'start',
      textAlign: 'center',
    },
  },
});

export const team = style({
  fontSize: vars.text.large,
  fontWeight: vars.weight.medium,
  selectors: { [`${side}[data-leading] &`]: { fontWeight: vars.weight.bold } },
});

export const points = style({
  fontSize: vars.text.display,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.none,
  '@media': { [media.sm]: { fontSize: vars.text.score } },
});

export const result = style({ fontWeight: vars.weight.semibold });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: '3fr 2fr' } },
});

export const scroller = style({ maxInlineSize: '100%', overflowX: 'auto' });

export const table = style({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  textAlign: 'center',
});

/** The number of the set, above its column. */
export const column = style([
  cell,
  { color: vars.colour.textSecondary, fontSize: vars.text.small, fontWeight: vars.weight.medium },
]);

export const rowName = style([cell, { textAlign: 'start', fontWeight: vars.weight.medium }]);

export const caption = style({ textAlign: 'start', fontWeight: vars.weight.semibold });

export const innings = style({ display: 'grid', gap: vars.space.xsmall });

export const events = style({ display: 'grid', marginBlockStart: vars.space.medium });

export const event = style({
  display: 'grid',
  gridTemplateColumns: `${unit(12)} 1fr auto`,
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
});

export const minute = style({
  color: vars.colour.textSecondary,
  fontVariantNumeric: 'tabular-nums',
});

export const eventText = style({ display: 'block' });

export const scoreAfter = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
});

export const details = style({ display: 'grid', gap: vars.space.medium });

export const detail = style({ display: 'grid', gap: vars.space.hair });

/** The skeleton of a line of text. */
export const words = style({ display: 'block', inlineSize: unit(40), maxInlineSize: '100%' });

/** The skeleton of the points. */
export const number = style({ display: 'block', inlineSize: '2ch' });

/** Reserves the space of the buttons until they are rendered. */
export const actionsRoom = style({ minBlockSize: vars.size.control });

/** On its own line, because two team names rarely fit on one line of a phone. */
export const secondLine = style({
  inlineSize: '60%',
  '@media': { [media.sm]: { display: 'none' } },
});
