import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { barHeight } from '../../theme/barHeight.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

/** Reserves the width of the rail on wide screens, where it is always visible. */
export const quickChat = style({
  flex: 'none',
  '@media': {
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.quickChat,
      inlineSize: unit(16),
      blockSize: '100dvh',
    },
    [media.print]: { display: 'none' },
  },
});

/**
 * Prevents the page from scrolling while the chat covers it; beside the page it can still scroll.
 */
globalStyle('html[data-quick-chat-open]', {
  '@media': { [media.belowLg]: { overflow: 'hidden' } },
});
globalStyle('html[data-quick-chat-open="beside-scrollbar"]', {
  '@media': { [media.belowLg]: { scrollbarGutter: 'stable' } },
});

export const catcher = style({ position: 'fixed', inset: 0, zIndex: vars.layer.drawerOverlay });

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.quickChat,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: '100%',
  background: vars.colour.card,
  color: vars.colour.text,
  boxShadow: vars.shadow.large,
  visibility: 'hidden',
  transform: 'translateX(100%)',
  transition: `transform ${vars.duration.drawer} ${vars.curve.drawer}, visibility ${vars.duration.drawer}`,
  selectors: {
    '&:dir(rtl)': { transform: 'translateX(-100%)' },
    '&[data-open], &[data-open]:dir(rtl)': { visibility: 'visible', transform: 'none' },
    // `visibility` has no transition when opening, because a hidden element cannot take the focus.
    '&[data-open]': { transition: `transform ${vars.duration.drawer} ${vars.curve.drawer}` },
  },
  '@media': {
    [media.sm]: { inlineSize: unit(96) },
    [media.lg]: {
      position: 'absolute',
      visibility: 'visible',
      transform: `translateX(${unit(80)})`,
      boxShadow: vars.shadow.small,
      selectors: {
        '&:dir(rtl)': { transform: `translateX(-${unit(80)})` },
        '&[data-open], &[data-open]:dir(rtl)': { transform: 'none' },
      },
    },
    [media.forcedColors]: {
      borderInlineStart: `${vars.border.hair} solid`,
    },
  },
});

/** Clips the panel that has slid out of the screen. */
export const clip = style({
  '@media': {
    [media.lg]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: unit(16),
      overflow: 'hidden',
      selectors: { '&[data-open]': { inlineSize: unit(96) } },
    },
  },
});

/** Its lower border continues that of the top bar. */
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: `calc(${fallbackVar(barHeight, vars.size.bar)} + ${vars.border.hair})`,
  paddingInline: vars.space.medium,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.large,
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  visibility: 'hidden',
  selectors: { '[data-open] &': { visibility: 'visible' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${unit(16)} minmax(0, 1fr)`,
  minBlockSize: 0,
});

export const contacts = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `${vars.border.hair} solid ${vars.colour.border}`,
});

export const contact = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  paddingBlock: vars.space.medium,
  border: 'none',
  background: 'transparent',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
  selectors: {
    '&[data-hovered]': { background: vars.colour.hover },
    '&[aria-current="true"]': { background: vars.colour.pressed },
    '&[aria-current="true"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: vars.space.xsmall,
      background: vars.theme.primaryText,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current="true"]::before': { background: 'Highlight' } },
    },
  },
});

export const unread = style({
  position: 'absolute',
  insetBlockStart: vars.space.medium,
  insetInlineEnd: vars.space.large,
  inlineSize: unit(2.5),
  blockSize: unit(2.5),
  border: `${vars.border.hair} solid ${vars.colour.card}`,
  borderRadius: vars.radius.round,
  background: vars.theme.primaryText,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

/** Hidden from keyboard and screen readers while it is slid out. */
export const conversation = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: 0,
  background: vars.colour.sunken,
  visibility: 'hidden',
  selectors: { '[data-open] &': { visibility: 'visible' } },
});

/** The reversed direction keeps the scroll position at the end. */
export const scroll = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.large,
});

/** From the upper end when there is room. */
export const content = style({ marginBlockEnd: 'auto' });

export const lines = style({ display: 'grid', gap: vars.space.medium });

export const day = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlock: vars.space.small,
  fontSize: vars.text.small,
  color: vars.colour.textSecondary,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
    },
  },
});

const run = style({
  // Holds its hidden name, which would make the panel longer than its scroll container otherwise.
  position: 'relative',
  display: 'grid',
  gap: vars.space.hair,
  maxInlineSize: '75%',
});

export const runOf = styleVariants({
  mine: [run, { justifySelf: 'end', justifyItems: 'end' }],
  theirs: [run, { justifySelf: 'start', justifyItems: 'start' }],
});

/** The line that is not there for the other side yet, below the others. */
export const onItsWay = style([
  run,
  {
    maxInlineSize: '100%',
    justifyItems: 'end',
    marginBlockStart: vars.space.medium,
    paddingInlineStart: '25%',
  },
]);

const bubble = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.large,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  border: `${vars.border.hair} solid transparent`,
});

export const bubbleOf = styleVariants({
  mine: [bubble, { background: vars.theme.primary, color: vars.theme.onPrimary }],
  theirs: [bubble, { background: vars.colour.neutralSoft, color: vars.colour.onNeutralSoft }],
});

export const time = style({ fontSize: vars.text.small, color: vars.colour.textSecondary });

export const hint = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.large,
  padding: vars.space.large,
  fontSize: vars.text.xlarge,
  color: vars.colour.textSecondary,
  textAlign: 'center',
});

export const composer = style({
  padding: vars.space.medium,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  background: vars.colour.card,
});
