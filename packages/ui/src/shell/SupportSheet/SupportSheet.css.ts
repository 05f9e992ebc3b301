import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const content = style({
  display: 'grid',
  // No wider than its place, whatever is typed.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

/** Takes the focus as a whole. */
export const sent = style({ borderRadius: vars.radius.medium });

export const offline = style({ color: vars.colour.textSecondary });
