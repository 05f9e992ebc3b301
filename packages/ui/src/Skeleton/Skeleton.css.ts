import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  selectors: { '&[data-shape="circle"]': { inlineSize: 'fit-content' } },
});

const paint = {
  background: vars.colour.neutralSoft,
  animation: `${breathe} 2s ${vars.curve.standard} infinite`,
};
const edge = { border: `${vars.border.hair} solid GrayText` };

const piece = style({
  display: 'block',
  ...paint,
  '@media': { [media.forcedColors]: edge },
});

/** As tall as a line of the surrounding text; the painted part is as tall as its letters. */
const line = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  '::before': {
    content: '',
    flex: 1,
    blockSize: '0.8em',
    borderRadius: vars.radius.small,
    ...paint,
  },
  selectors: { '&[data-last]': { inlineSize: '60%' } },
  '@media': { [media.forcedColors]: { '::before': edge } },
});

const circle = style([piece, { borderRadius: vars.radius.round }]);

export const shape = styleVariants({
  text: [line],
  circle: [circle],
  block: [
    piece,
    { minBlockSize: vars.size.bar, inlineSize: '100%', borderRadius: vars.radius.large },
  ],
});

export const size = styleVariants({
  small: { inlineSize: vars.size.target, blockSize: vars.size.target },
  row: { inlineSize: unit(8), blockSize: unit(8) },
  medium: { inlineSize: vars.size.control, blockSize: vars.size.control },
});
