import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/**
 * As wide as its container and independent of the entries, so that measuring does not affect the
 * measured width.
 */
export const host = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  minInlineSize: 0,
});

const cell = '1 / 1';

export const bar = style({
  gridArea: cell,
  display: 'flex',
  alignItems: 'center',
  // Clips the entries only until they are measured. The menus are in the top layer and are not
  // clipped.
  overflowX: 'clip',
  '@media': { [media.print]: { display: 'none' } },
});

/**
 * The hidden row for measuring. It is laid out in the same grid cell as the bar, so that the bar is
 * as tall as the tallest entry and the page does not move when that entry goes into "More".
 */
export const measure = style({
  gridArea: cell,
  // The containing block of visually hidden badge texts, so that they are clipped too.
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  overflow: 'clip',
  visibility: 'hidden',
  '@media': { [media.print]: { display: 'none' } },
});

export const menu = style({
  position: 'fixed',
  inset: 'auto',
  minInlineSize: unit(36),
  maxInlineSize: `min(${unit(70)}, 100vw)`,
  maxBlockSize: `calc(100dvh - ${unit(4)})`,
  margin: 0,
  paddingBlock: vars.space.small,
  paddingInline: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.small,
  background: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.large,
  transition: `opacity ${vars.duration.quick} ${vars.curve.deceleration}`,
  '@starting-style': { opacity: 0 },
});

export const item = style({
  selectors: { [`:is(${bar}, ${measure}) > &`]: { flex: 'none' } },
});

/** Counts as much as what marks an entry, and comes after it. */
const disabled = '[data-item][aria-disabled="true"]';

export const control = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  inlineSize: '100%',
  minBlockSize: unit(12),
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  border: 0,
  background: 'transparent',
  color: vars.colour.text,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: 'start',
  textDecoration: 'none',
  outlineOffset: '-2px',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:is(a[href], button)': { cursor: 'pointer' },
    '&[data-level="0"]': { borderRadius: vars.radius.small },
    '&[data-active]': { color: vars.theme.primaryText },
    // An open trigger is not highlighted as the current page.
    '&[data-opens]:not([data-active-below])': { color: vars.colour.text },
    '&[data-opens][data-active-below]': { color: vars.theme.primaryText },
    [`&${disabled}`]: { cursor: 'default', color: vars.colour.textDisabled },
  },
  '@media': {
    [media.sm]: {
      selectors: {
        '&:is(a[href], button):not([aria-disabled="true"]):is(:hover, [aria-expanded="true"])': {
          background: vars.colour.hover,
        },
      },
    },
    [media.forcedColors]: {
      selectors: {
        // Overrides the styles for hover.
        '&:is([data-active]:not([data-opens]), [data-active-below])': {
          forcedColorAdjust: 'none',
          // The ring and the subtitle lie on it.
          vars: {
            [vars.theme.focus]: 'HighlightText',
            [vars.theme.primaryText]: 'HighlightText',
          },
          background: 'Highlight !important',
          color: 'HighlightText !important',
        },
        [`&${disabled}`]: { color: 'GrayText' },
      },
    },
  },
});

export const icon = style({
  display: 'flex',
  color: vars.colour.icon,
  selectors: {
    [`${control}:is([data-active]:not([data-opens]), [data-active-below]) &`]: {
      color: 'currentColor',
    },
    [`${control}${disabled} &`]: { color: 'currentColor' },
  },
  '@media': { [media.forcedColors]: { color: 'currentColor' } },
});

/** The space of an icon, in a menu in which others have one. */
export const iconSpace = style({ display: 'flex', visibility: 'hidden' });

export const text = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${control}[data-level="0"] &`]: { whiteSpace: 'nowrap' } },
});

export const title = style({ display: 'block' });

export const subtitle = style({
  display: 'block',
  fontSize: unit(2.75),
  lineHeight: 1.5,
  color: vars.colour.textSecondary,
  selectors: {
    [`${control}:is([data-active]:not([data-opens]), [data-active-below]) &`]: {
      color: vars.theme.primaryText,
    },
    [`${control}${disabled} &`]: { color: 'inherit' },
  },
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const badge = style({
  display: 'flex',
  flex: 'none',
  selectors: {
    // At least three characters wide, so that a badge that appears does not move the next entry.
    [`${control}[data-level="0"] &`]: { minInlineSize: unit(7) },
    [`${control}:not([data-level="0"]) &:empty`]: { display: 'none' },
  },
});

export const arrow = style({
  display: 'flex',
  flex: 'none',
  selectors: { '[dir="rtl"] &': { rotate: '180deg' } },
});

export const divider = style({
  marginBlock: vars.space.small,
  border: 0,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
});

export const spacer = style({ flex: 'none', inlineSize: vars.space.medium });
