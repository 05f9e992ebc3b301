import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.loadingBar,
  pointerEvents: 'none',
  // A delay, so that fast answers do not make it flicker.
  animation: `${appear} ${vars.duration.quick} ${vars.curve.standard} 250ms both`,
  '@media': { [media.print]: { display: 'none' } },
});
