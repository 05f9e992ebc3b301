import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const consents = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxlarge,
});

/** A box with the link to what it is about, and room for the error of the box between the two. */
export const consent = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xlarge });

export const unbroken = style({ whiteSpace: 'nowrap' });
