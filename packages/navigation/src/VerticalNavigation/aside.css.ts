import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { host, panel } from './host.css.ts';

const asideShift = createVar();
const asideAway = `translateX(${asideShift})`;

export const aside = style({
  vars: { [asideShift]: unit(-6) },
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  zIndex: 5,
  inlineSize: `min(${vars.navigation.default}, 100vw)`,
  paddingBlock: vars.space.xlarge,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.colour.pressed} transparent`,
  background: vars.colour.navigation,
  borderInlineEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  transition: [
    `opacity ${vars.duration.entering} ${vars.curve.deceleration}`,
    `transform ${vars.duration.entering} ${vars.curve.deceleration}`,
    `inset-inline ${vars.duration.drawer} ${vars.curve.drawer}`,
  ].join(', '),
  '@starting-style': { opacity: 0, transform: asideAway },
  selectors: {
    '&[data-leaving]': {
      opacity: 0,
      transform: asideAway,
      transitionDuration: vars.duration.exiting,
      transitionTimingFunction: vars.curve.acceleration,
    },
    [`${host}[data-surface="vivid"] &`]: { background: vars.colour.navigationVivid },
    [`${host}[data-surface="card"] &`]: { background: vars.colour.bar },
    [`${host}[data-appearance="dense"][data-mode="side"] &`]: {
      insetInlineStart: vars.navigation.default,
    },
    [`[dir="rtl"] ${host} &`]: { vars: { [asideShift]: unit(6) } },
    [`[dir="rtl"] ${host}[data-position="right"] &`]: { vars: { [asideShift]: unit(-6) } },
    [`${host}[data-mode="over"] &`]: {
      zIndex: 11,
      insetInlineStart: `min(100%, calc(100vw - ${vars.navigation.default}))`,
      // A border, because with large text it covers a part of the panel.
      borderInlineStart: `${vars.border.hair} solid ${vars.colour.border}`,
    },
    [`${host}[data-position="right"] &`]: {
      vars: { [asideShift]: unit(6) },
      insetInline: 'auto 100%',
      borderInlineEnd: 'none',
      borderInlineStart: `${vars.border.hair} solid ${vars.colour.border}`,
    },
    [`${host}[data-position="right"][data-appearance="dense"][data-mode="side"] &`]: {
      insetInlineEnd: vars.navigation.default,
    },
    [`${host}[data-position="right"][data-mode="over"] &`]: {
      insetInlineEnd: `min(100%, calc(100vw - ${vars.navigation.default}))`,
    },
  },
  '@media': {
    [media.belowSm]: {
      selectors: {
        // In the place of the entries: beside them is no room, and it would cut their labels.
        [`${host}[data-mode="over"] &`]: { insetInlineStart: 0 },
        [`${host}[data-mode="over"][data-position="right"] &`]: {
          insetInline: 'auto 0',
        },
      },
    },
  },
});

globalStyle(`${host}[data-mode="over"][data-aside-open] ${panel}`, {
  '@media': { [media.belowSm]: { visibility: 'hidden' } },
});

/** Leads back to the entries of the drawer, where the aside stands in their place. */
export const back = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.large,
  inlineSize: `calc(100% - ${unit(6)})`,
  minBlockSize: unit(10),
  marginInline: vars.space.medium,
  marginBlockEnd: vars.space.small,
  paddingBlock: unit(2.5),
  paddingInline: vars.space.large,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.colour.text,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.semibold,
  lineHeight: unit(5),
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { background: vars.colour.hover },
    '[data-leaving] > &': { visibility: 'hidden' },
  },
  '@media': {
    [media.belowSm]: { selectors: { [`${host}[data-mode="over"] &`]: { display: 'flex' } } },
  },
});

export const backSign = style({
  display: 'flex',
  flex: 'none',
  selectors: { '[dir="rtl"] &': { rotate: '180deg' } },
});
