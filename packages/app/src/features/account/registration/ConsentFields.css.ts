import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

export const consents = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.huge,
});

/** A box with the link to what it is about, and room for the error of the box between the two. */
export const consent = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xlarge });

/** It begins where the label of its box does, and is much closer to that box than to the next. */
export const link = style({ marginInlineStart: unit(8) });

export const unbroken = style({ whiteSpace: 'nowrap' });
