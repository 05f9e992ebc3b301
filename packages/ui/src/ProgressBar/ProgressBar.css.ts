import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

// Animates `transform`, which needs no layout per frame and does not count as a layout shift.
const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
const passBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-250%)' },
});

export const track = style({
  position: 'relative',
  display: 'block',
  blockSize: unit(1.5),
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.colour.neutralSoft,
  selectors: {
    // How far there is to go is seen by a border; the fill contrasts with the background alone.
    '&[data-determinate]': {
      border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
    },
  },
  '@media': { [media.forcedColors]: { border: `${vars.border.hair} solid CanvasText` } },
});

export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.theme.primaryText,
  transition: `inline-size ${vars.duration.entering} ${vars.curve.deceleration}`,
  selectors: {
    '&[data-indeterminate]': {
      inlineSize: '40%',
      animation: `${pass} 1.5s ${vars.curve.standard} infinite`,
    },
    '&[data-indeterminate]:dir(rtl)': { animationName: passBack },
  },
  '@media': {
    [media.forcedColors]: { background: 'Highlight' },
    [media.reducedMotion]: {
      selectors: { '&[data-indeterminate]': { inlineSize: '100%', opacity: 0.6 } },
    },
  },
});
