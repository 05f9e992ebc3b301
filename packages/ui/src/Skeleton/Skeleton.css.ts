import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({ position: 'relative', display: 'block', inlineSize: '100%' });

const piece = style({
  display: 'block',
  background: vars.colour.neutralSoft,
  animation: `${breathe} 2s ${vars.curve.standard} infinite`,
  '@media': { [media.forcedColors]: { border: `${vars.border.hair} solid GrayText` } },
});

export const shape = styleVariants({
  text: [
    piece,
    {
      blockSize: '1em',
      borderRadius: vars.radius.small,
      selectors: {
        '& + &': { marginBlockStart: vars.space.small },
        '&[data-last]': { inlineSize: '60%' },
      },
    },
  ],
  circle: [
    piece,
    {
      inlineSize: vars.size.control,
      blockSize: vars.size.control,
      borderRadius: vars.radius.round,
    },
  ],
  block: [
    piece,
    { minBlockSize: vars.size.bar, inlineSize: '100%', borderRadius: vars.radius.large },
  ],
});
