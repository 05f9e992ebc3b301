import { style, styleVariants } from '@vanilla-extract/css';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

const base = style({
  display: 'inline-flex',
  flex: 'none',
  userSelect: 'none',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

const square = (steps: number) => [base, { inlineSize: unit(steps), blockSize: unit(steps) }];

export const crest = styleVariants({
  small: square(6),
  row: square(8),
  medium: square(12),
  large: square(20),
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const drawing = style({ inlineSize: '100%', blockSize: '100%' });

/**
 * The border is visible on every surface in both schemes, whatever the colours of the school are.
 * It is as thick in each size.
 */
export const border = style({
  fill: 'none',
  stroke: vars.colour.controlBorder,
  strokeWidth: vars.border.hair,
  vectorEffect: 'non-scaling-stroke',
});

/** The system font, so that the letters do not change when the web font is loaded. */
export const letters = style({
  fontFamily: vars.font.fallback,
  fontWeight: vars.weight.bold,
  textAnchor: 'middle',
});
