import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

const darken = keyframes({ from: { background: 'transparent' } });
const fade = keyframes({ to: { opacity: 0 } });
const grow = keyframes({ from: { transform: 'scale(0.95)' } });

export const overlay = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // React Aria sets it to what an on-screen keyboard leaves; pinching does not change it.
  blockSize: 'var(--visual-viewport-height, 100%)',
  zIndex: vars.layer.popover,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.large,
  background: vars.colour.overlay,
  selectors: {
    '&[data-entering]': { animation: `${darken} ${vars.duration.overlay} ${vars.curve.drawer}` },
    '&[data-exiting]': {
      animation: `${fade} ${vars.duration.exiting} ${vars.curve.acceleration} forwards`,
    },
  },
});

export const panel = style({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: unit(120),
  maxBlockSize: '100%',
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.xxlarge,
  overflow: 'hidden',
  selectors: {
    '&[data-entering]': {
      animation: `${grow} ${vars.duration.entering} ${vars.curve.deceleration}`,
    },
  },
});

export const dialog = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minInlineSize: 0,
  outline: 'none',
});

export const body = style({
  minBlockSize: 0,
  padding: vars.space.xlarge,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const title = style({
  marginBlockEnd: vars.space.small,
  fontSize: vars.text.xlarge,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});

export const actionBar = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  paddingInline: vars.space.xlarge,
  background: vars.colour.sunken,
  '@media': {
    [media.sm]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
});
