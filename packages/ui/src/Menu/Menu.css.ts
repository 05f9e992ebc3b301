import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { transform: `translateY(-${unit(1)})` } });

/** Covers the page, so that the press that closes the menu does nothing else. */
export const underlay = style({ position: 'fixed', inset: 0 });

/**
 * A box at the top of the window in which the menus are positioned: as wide as the window, so that
 * they can be as wide as their entries, and without a height, so that it covers nothing.
 */
const inWindow = {
  selectors: {
    '&[data-in-window]': {
      display: 'block',
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      // React Aria's index counts only within this box.
      zIndex: 100_000,
    },
  },
} as const;

/** A menu and its submenus. The prerendered one is already positioned. */
export const group = styleVariants({
  open: { display: 'contents', ...inWindow },
  ready: { display: 'contents', visibility: 'hidden', ...inWindow },
});

export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: unit(36),
  maxInlineSize: `min(${unit(80)}, calc(100vw - ${unit(4)}))`,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.small,
  background: vars.colour.raised,
  color: vars.colour.text,
  fontSize: vars.text.base,
  boxShadow: vars.shadow.large,
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    [`${group.open} > &`]: {
      animation: `${appear} ${vars.duration.quick} ${vars.curve.deceleration}`,
    },
  },
});

export const header = style({
  flex: 'none',
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
});

export const menu = style({
  flex: 1,
  minBlockSize: 0,
  paddingBlock: vars.space.small,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.small,
      paddingBlockStart: vars.space.small,
      borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
    },
  },
});

export const sectionTitle = style({
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.large,
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
});

const itemBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: unit(11),
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered], &[data-open], &[data-focus-visible]': { background: vars.colour.hover },
    '&[data-pressed]': { background: vars.colour.pressed },
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'default' },
    '&[data-in-place]': { paddingInlineStart: unit(12) },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const item = styleVariants({
  neutral: [itemBase, { color: vars.colour.text }],
  danger: [itemBase, { color: vars.colour.dangerText }],
});

export const icon = style({
  display: 'flex',
  flex: 'none',
  color: vars.colour.icon,
  selectors: { [`${item.danger} &`]: { color: 'inherit' } },
});

export const text = style({ flex: 1, minInlineSize: 0, lineHeight: vars.leading.tight });

export const description = style({
  display: 'block',
  marginBlockStart: vars.space.hair,
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
});

export const check = style({
  display: 'flex',
  flex: 'none',
  color: vars.theme.primaryText,
  selectors: { '[aria-checked="false"] > &': { visibility: 'hidden' } },
});

export const chevron = style({
  display: 'flex',
  flex: 'none',
  color: vars.colour.icon,
  selectors: {
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
    // A submenu in place opens below, so the arrow points down in both writing directions.
    '[aria-expanded="true"]:not([aria-haspopup]) > &': { transform: 'rotate(90deg)' },
  },
});
