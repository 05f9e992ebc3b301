import { globalStyle, style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

/** The two sides beside each other, also on a phone. */
export const scoreRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
});

export const inningsRow = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${unit(28)}), 1fr))`,
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
});

/**
 * The fields of a row share the lines of their labels, of their boxes and of what is said below them,
 * so that the boxes stand beside each other whichever label or error is longer.
 */
globalStyle(`:is(${scoreRow}, ${inningsRow}) > div`, {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
});

globalStyle(`:is(${scoreRow}, ${inningsRow}) > div > :first-child:not(:only-child)`, {
  alignSelf: 'end',
});

/** Room for the first line of an error, where the fields of an innings take several rows. */
globalStyle(`${inningsRow} > div`, { paddingBlockEnd: unit(5) });

/** Beside the boxes, not the labels. */
export const removal = style({});

globalStyle(`${removal} > *`, { gridRow: 2, alignSelf: 'center', justifySelf: 'start' });

/** Takes the focus when it opens, and shows it by its content. */
export const change = style({
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  outline: 'none',
});

export const changeTitle = style({
  marginBlockEnd: vars.space.medium,
  fontWeight: vars.weight.semibold,
});
