import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';
import { toastClearance } from './clearance.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${unit(4)})` } });

/** What is above and below the toasts at least, as a sum. */
export const around = `2 * ${vars.space.large} + ${fallbackVar(toastClearance, unit(0))}`;

/** Of a window so low that a few toasts do not fit into it, as one that is magnified. */
const low = '(max-height: 30rem)';

export const region = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space.large} + ${fallbackVar(toastClearance, unit(0))})`,
  insetInline: vars.space.large,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.small,
  borderRadius: vars.radius.large,
  '@media': {
    [media.sm]: { insetInlineStart: 'auto', inlineSize: unit(90) },
    // Elsewhere nothing is cut, so that the shadows are whole.
    [low]: {
      maxBlockSize: `calc(100dvh - (${around}))`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    [media.print]: { display: 'none' },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  padding: vars.space.large,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  background: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.xlarge,
  animation: `${rise} ${vars.duration.entering} ${vars.curve.deceleration}`,
});

export const tone = styleVariants({
  neutral: { color: vars.colour.icon },
  success: { color: vars.colour.successText },
  warning: { color: vars.colour.warningText },
  danger: { color: vars.colour.dangerText },
});

export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ display: 'block', fontWeight: vars.weight.semibold });

export const description = style({
  display: 'block',
  color: vars.colour.textSecondary,
  whiteSpace: 'pre-line',
});

const plain = style({
  padding: 0,
  border: 'none',
  background: 'transparent',
  cursor: 'pointer',
});

export const action = style([
  plain,
  {
    minBlockSize: vars.size.target,
    marginInlineStart: `calc(${vars.space.xsmall} * -1)`,
    paddingInline: vars.space.xsmall,
    borderRadius: vars.radius.small,
    color: vars.theme.primaryText,
    fontWeight: vars.weight.semibold,
    textAlign: 'start',
    selectors: { '&[data-hovered]': { background: vars.colour.hover } },
  },
]);

export const close = style([
  plain,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.round,
    selectors: { '&[data-hovered]': { background: vars.colour.hover } },
  },
]);
