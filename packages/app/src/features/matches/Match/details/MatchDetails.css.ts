import { globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const quiet = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });

export const details = style({ display: 'grid', gap: vars.space.medium });

export const detail = style({ display: 'grid', gap: vars.space.hair });

/** The parts of a value stand below each other, each as wide as it is. */
export const value = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  overflowWrap: 'anywhere',
});

/** Not printed, because it cannot be used on paper. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

export const stream = style([onScreen, { marginBlockStart: vars.space.medium }]);

export const tools = style({
  marginBlockStart: vars.space.large,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

/** The padding of a button at its sides. */
const inset = unit(5);

/**
 * The icons of the buttons stand at the edge of the text above, so their padding lies outside; on a
 * phone only as much of it as the card has room for.
 */
export const buttons = style({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: `calc(-1 * ${vars.space.medium})`,
  '@media': { [media.sm]: { marginInlineStart: `calc(-1 * ${inset})` } },
});

// Inside the button: around it the outline would lie over the note and the edge of the card.
globalStyle(`${buttons} button:focus-visible`, {
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
});

/** In line with the label of the button above it. */
export const note = style([
  quiet,
  {
    paddingInlineStart: `calc(${inset} + ${vars.size.icon} + ${vars.space.small})`,
    paddingBlockEnd: vars.space.xsmall,
  },
]);
