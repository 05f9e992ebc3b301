import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { transform: `translateY(-${unit(2)})` } });

export const popover = style({
  display: 'flex',
  maxInlineSize: `calc(100vw - ${unit(4)})`,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.xlarge,
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&[data-entering]': {
      animation: `${appear} ${vars.duration.entering} ${vars.curve.deceleration}`,
    },
  },
  '@media': {
    [media.belowSm]: {
      selectors: {
        // Overrides the position beside the trigger, which React Aria sets as inline style at every
        // width.
        '&[data-full-screen]': {
          position: 'fixed !important',
          inset: '0 !important',
          maxBlockSize: 'none !important',
          maxInlineSize: 'none',
          border: 'none',
          borderRadius: 0,
        } as Record<string, string | number>,
      },
    },
  },
});

const dialogBase = style({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'inherit',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  '@media': {
    [media.belowSm]: {
      selectors: { '[data-full-screen] > &': { maxBlockSize: 'none', blockSize: '100%' } },
    },
  },
});

export const dialog = styleVariants({
  none: [dialogBase],
  medium: [dialogBase, { padding: vars.space.large }],
});
