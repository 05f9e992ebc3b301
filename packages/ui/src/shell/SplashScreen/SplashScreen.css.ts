import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

export const splash = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.splash,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: unit(10),
  background: vars.colour.splash,
  color: vars.colour.onSplash,
  transition: `opacity ${vars.duration.drawer} ${vars.curve.standard}`,
  selectors: { '&[data-leaving]': { opacity: 0, pointerEvents: 'none' } },
});

const bounce = keyframes({
  '0%, 80%, 100%': { transform: 'scale(0)' },
  '40%': { transform: 'scale(1)' },
});

export const dots = style({
  display: 'flex',
  justifyContent: 'space-between',
  inlineSize: unit(14),
});

export const dot = style({
  inlineSize: unit(3),
  blockSize: unit(3),
  borderRadius: vars.radius.round,
  background: vars.colour.splashDots,
  animation: `${bounce} 1s ease-in-out infinite both`,
  selectors: {
    '&:nth-child(1)': { animationDelay: '-0.32s' },
    '&:nth-child(2)': { animationDelay: '-0.16s' },
  },
  // Without motion the dots are static, because a shortened animation would leave them invisible.
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { background: 'CanvasText' },
  },
});
