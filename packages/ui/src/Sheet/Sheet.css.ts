import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

/** The offset of the closed sheet, towards its side of the screen. */
const away = createVar();

const darken = keyframes({ from: { background: 'transparent' } });
const lighten = keyframes({ to: { background: 'transparent' } });
const slideIn = keyframes({ from: { transform: `translateX(${away})` } });
const slideOut = keyframes({ to: { transform: `translateX(${away})` } });

/** Covers the page, so that a press beside the sheet closes it. */
const cover = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // React Aria sets it to what an on-screen keyboard leaves; pinching does not change it.
  blockSize: 'var(--visual-viewport-height, 100%)',
  zIndex: vars.layer.popover,
  display: 'flex',
  overflow: 'hidden',
});

export const backdrop = styleVariants({
  dim: [
    cover,
    {
      background: vars.colour.overlay,
      selectors: {
        '&[data-entering]': {
          animation: `${darken} ${vars.duration.overlay} ${vars.curve.drawer}`,
        },
        '&[data-exiting]': {
          animation: `${lighten} ${vars.duration.drawer} ${vars.curve.drawer} forwards`,
        },
      },
    },
  ],
  clear: [cover, { background: 'none' }],
});

const panel = style({
  display: 'flex',
  inlineSize: '100%',
  background: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.xxlarge,
  selectors: {
    // An outline, because there is no backdrop to separate the sheet from the page.
    [`${backdrop.clear} > &`]: { outline: `${vars.border.hair} solid ${vars.colour.border}` },
    '&[data-entering]': { animation: `${slideIn} ${vars.duration.drawer} ${vars.curve.drawer}` },
    '&[data-exiting]': {
      animation: `${slideOut} ${vars.duration.drawer} ${vars.curve.drawer} forwards`,
      // A press while it slides out would move the focus into an element that is about to be
      // removed.
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.sm]: { inlineSize: unit(100) },
    [media.forcedColors]: { outline: `${vars.border.hair} solid` },
  },
});

export const side = styleVariants({
  start: [
    panel,
    {
      marginInlineEnd: 'auto',
      vars: { [away]: '-100%' },
      selectors: { '&:dir(rtl)': { vars: { [away]: '100%' } } },
    },
  ],
  end: [
    panel,
    {
      marginInlineStart: 'auto',
      vars: { [away]: '100%' },
      selectors: { '&:dir(rtl)': { vars: { [away]: '-100%' } } },
    },
  ],
});

export const dialog = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minInlineSize: 0,
  outline: 'none',
});

export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: unit(20),
  paddingBlock: vars.space.medium,
  paddingInline: `${vars.space.xlarge} ${vars.space.large}`,
  background: vars.theme.primary,
  color: vars.theme.onPrimary,
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
});

export const body = style({
  flex: 1,
  minBlockSize: 0,
  padding: vars.space.xlarge,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const footer = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  paddingInline: vars.space.xlarge,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
});
