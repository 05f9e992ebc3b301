import { style } from '@vanilla-extract/css';
import { unit } from '@touchline/ui/theme';

export const cropper = style({ display: 'grid', justifyItems: 'center' });

/** The whole picture is in sight, however high it is. */
export const canvas = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: `min(${unit(90)}, 50dvh)`,
});
