import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

/** The padding of a button before its words. */
const inset = unit(5);

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
});

/** Makes up for the margin of the button beside it. */
export const text = style({ marginInlineEnd: inset });

/** On a line of its own the words of the button begin where the text does. */
export const retry = style({ marginInlineStart: `calc(-1 * ${inset})` });
