import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

/**
 * The padding of the button before its words: with the ring around it, it is no wider than the margin of
 * a page on a phone, which would cut the ring off.
 */
const inset = vars.space.small;

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

globalStyle(`${retry} > button`, { paddingInline: inset });
