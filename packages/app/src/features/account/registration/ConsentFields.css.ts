import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const consents = style({
  display: 'grid',
  justifyItems: 'start',
  // Wide enough for the line of an error below a box.
  gap: vars.space.xlarge,
});

/** A box with the link to what it is about. */
export const consent = style({ display: 'grid', justifyItems: 'start', gap: vars.space.small });

export const unbroken = style({ whiteSpace: 'nowrap' });
