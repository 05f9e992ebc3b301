import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

export const part = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const cropper = style({ display: 'grid', justifyItems: 'center' });

/** The whole picture is in sight, however high it is. */
export const canvas = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: `min(${unit(90)}, 50dvh)`,
});
