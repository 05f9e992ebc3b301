import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

/** The box in the layout; its state is in `data-` attributes. */
export const host = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  flex: 'none',
  inlineSize: vars.navigation.default,
  blockSize: '100dvh',
  color: vars.colour.text,
  transitionProperty: 'visibility, margin, transform, inline-size',
  // No transition of `visibility` when opening, so that the drawer can take the focus at once.
  transitionDuration: ['0s', ...Array<string>(3).fill(vars.duration.drawer)].join(', '),
  transitionTimingFunction: vars.curve.drawer,
  selectors: {
    '&[data-appearance="compact"]': { inlineSize: vars.navigation.compact },
    '&[data-appearance="dense"][data-mode="side"]': { inlineSize: vars.navigation.dense },
    '&[data-appearance="thin"]': { inlineSize: vars.navigation.thin },
    '&[data-position="right"]': { order: 1 },
    '&[data-closed]': { visibility: 'hidden', transitionDuration: vars.duration.drawer },
    '&[data-no-transition]': { transitionDuration: '0s' },
    '&[data-closed][data-mode="side"]': {
      marginInlineStart: `calc(-1 * ${vars.navigation.default})`,
    },
    '&[data-closed][data-mode="side"][data-appearance="compact"]': {
      marginInlineStart: `calc(-1 * ${vars.navigation.compact})`,
    },
    '&[data-closed][data-mode="side"]:is([data-appearance="dense"], [data-appearance="thin"])': {
      marginInlineStart: `calc(-1 * ${vars.navigation.dense})`,
    },
    // Moved out at the end side, it would make the page wider than the window.
    '&[data-closed][data-mode="side"][data-position="right"]': {
      inlineSize: 0,
      marginInlineStart: 0,
      overflow: 'clip',
    },
    '&[data-mode="over"]': {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      blockSize: 'auto',
      maxInlineSize: '100%',
    },
    '&[data-mode="over"][data-position="right"]': {
      insetInlineStart: 'auto',
      insetInlineEnd: 0,
    },
    '&[data-closed][data-mode="over"]': { transform: 'translateX(-100%)' },
    '&[data-closed][data-mode="over"][data-position="right"]': { transform: 'translateX(100%)' },
    '[dir="rtl"] &[data-closed][data-mode="over"]': { transform: 'translateX(100%)' },
    '[dir="rtl"] &[data-closed][data-mode="over"][data-position="right"]': {
      transform: 'translateX(-100%)',
    },
    '&[data-inner]': {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      zIndex: 'auto',
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** The dense navigation without hover and keyboard focus. */
export const folded =
  '[data-appearance="dense"][data-mode="side"]:not([data-aside-open], :hover, [data-focus-visible])';

/** The appearances that show only icons or icons with short labels. */
export const narrow = ':is([data-appearance="compact"], [data-appearance="thin"])';

export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 10,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.colour.navigation,
  transition: `inline-size ${vars.duration.drawer} ${vars.curve.drawer}`,
  selectors: {
    // A border that takes no width from the items.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: vars.border.hair,
      background: vars.colour.border,
      pointerEvents: 'none',
    },
    [`${host}[data-position="right"] &::after`]: { insetInline: '0 auto' },
    [`${host}[data-surface="vivid"] &`]: { background: vars.colour.navigationVivid },
    [`${host}[data-surface="card"] &`]: { background: vars.colour.bar },
    [`${host}[data-position="right"] &`]: { insetInline: 'auto 0' },
    [`${host}[data-appearance="dense"][data-mode="side"] &`]: {
      inlineSize: vars.navigation.default,
    },
    [`${host}${folded} &`]: { inlineSize: '100%' },
    [`${host}[data-inner] &`]: {
      position: 'static',
      overflow: 'visible',
      background: 'none',
    },
    [`${host}[data-inner] &::after`]: { content: 'none' },
  },
});

export const scroller = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingBlock: vars.space.small,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.colour.pressed} transparent`,
  selectors: {
    [`${host}[data-inner] &`]: { overflow: 'visible', overscrollBehavior: 'auto' },
  },
});

export const headerAndFooter = style({ flex: 'none' });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.navigationOverlay,
  background: vars.colour.overlay,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${vars.duration.overlay} ${vars.curve.drawer}, visibility ${vars.duration.overlay}`,
  selectors: {
    '&[data-shown]': { opacity: 1, visibility: 'visible' },
    '&[data-transparent]': { background: 'transparent' },
    '&[data-navigation-overlay="aside"]': {
      zIndex: vars.layer.asideOverlay,
      background: vars.colour.overlaySoft,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** Prevents the page from scrolling behind an open drawer. */
globalStyle('html[data-navigation-open]', { overflow: 'hidden' });
globalStyle('html[data-navigation-open="beside-scrollbar"]', { scrollbarGutter: 'stable' });
