import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' } });

/** `bar` covers its row, which must be positioned; `basic` is a field in the flow. */
export const search = styleVariants({
  bar: {
    position: 'absolute',
    inset: 0,
    zIndex: vars.layer.searchBar,
    background: vars.colour.card,
    color: vars.colour.text,
    animation: `${slideIn} ${vars.duration.entering} ${vars.curve.deceleration}`,
  },
  basic: {
    position: 'relative',
    inlineSize: '100%',
    color: vars.colour.text,
    '@media': { [media.sm]: { minInlineSize: unit(80) } },
  },
});

export const field = styleVariants({
  bar: { position: 'relative', blockSize: '100%', minBlockSize: vars.size.bar },
  basic: { position: 'relative', blockSize: vars.size.field },
});

const input = style({
  inlineSize: '100%',
  blockSize: '100%',
  border: 'none',
  background: 'transparent',
  fontSize: vars.text.large,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.colour.textHint, opacity: 1 },
});

export const inputIn = styleVariants({
  bar: [
    input,
    {
      paddingInline: unit(16),
      '@media': { [media.sm]: { paddingInline: unit(18) } },
      selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` } },
    },
  ],
  basic: [
    input,
    {
      paddingInline: unit(11),
      border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
      borderRadius: vars.radius.medium,
      background: vars.colour.field,
      fontSize: vars.text.base,
      boxShadow: vars.shadow.small,
    },
  ],
});

const adornment = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.colour.icon,
});

export const magnifier = styleVariants({
  bar: [
    adornment,
    { insetInlineStart: unit(6), '@media': { [media.sm]: { insetInlineStart: unit(8) } } },
  ],
  basic: [adornment, { insetInlineStart: vars.space.medium }],
});

const closing = style([adornment, { pointerEvents: 'auto' }]);

export const close = styleVariants({
  bar: [
    closing,
    { insetInlineEnd: unit(3), '@media': { [media.sm]: { insetInlineEnd: unit(5) } } },
  ],
  basic: [closing, { insetInlineEnd: vars.space.xsmall }],
});

/** The height of what stays at the end of the panel, with the padding below it and a gap above. */
const atTheEnd = `calc(${vars.size.control} + ${vars.space.large})`;

const panel = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: vars.layer.searchBar,
  maxBlockSize: `min(${unit(128)}, 70dvh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A row that takes the focus is scrolled above what stays at the end.
  scrollPaddingBlockEnd: atTheEnd,
  padding: vars.space.small,
  background: vars.colour.raised,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  boxShadow: vars.shadow.large,
});

export const panelOf = styleVariants({
  bar: [
    panel,
    {
      insetBlockStart: '100%',
      borderEndStartRadius: vars.radius.small,
      borderEndEndRadius: vars.radius.small,
      '@media': { [media.sm]: { padding: vars.space.medium } },
    },
  ],
  basic: [
    panel,
    { insetBlockStart: `calc(100% + ${vars.space.xsmall})`, borderRadius: vars.radius.small },
  ],
});

/** No grid, whose rows would hold what stays at the end. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  outline: 'none',
});

export const row = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.colour.hover },
    '&[data-pressed]': { background: vars.colour.pressed },
    '&[data-focus-visible]': {
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
  },
});

/** The title takes as many lines as it needs, beside the status; the status is beside its first. */
export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.small,
});

export const title = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const team = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.small,
  fontSize: vars.text.medium,
});

// The first line is in the middle of the small crest.
globalStyle(`${team} > :not(:first-child)`, {
  paddingBlockStart: `calc((${unit(6)} - 1lh) / 2)`,
});

export const school = style({ color: vars.colour.textSecondary });

/** Over the surface of the panel, so that no row shows through. */
const overPanel = (colour: string) =>
  `linear-gradient(${colour}, ${colour}), ${vars.colour.raised}`;

/**
 * What can be done with the results. It stays at the end of the panel while they are scrolled, so that
 * nobody has to look for it below them.
 */
export const action = style([
  row,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    // It is in view already.
    scrollMarginBlockEnd: `calc(-1 * ${atTheEnd})`,
    minBlockSize: vars.size.control,
    alignContent: 'center',
    justifyItems: 'center',
    borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
    borderRadius: 0,
    background: vars.colour.raised,
    // The padding of the panel, in which rows would be seen below it.
    boxShadow: `0 ${vars.space.medium} 0 ${vars.colour.raised}`,
    textAlign: 'center',
    color: vars.theme.primaryText,
    fontWeight: vars.weight.medium,
    selectors: {
      '&:not(:last-child)': { insetBlockEnd: vars.size.control },
      '&[data-hovered], &[data-focused]': { background: overPanel(vars.colour.hover) },
      '&[data-pressed]': { background: overPanel(vars.colour.pressed) },
    },
  },
]);

export const trouble = style({ color: vars.colour.dangerText });

export const note = style({
  padding: vars.space.medium,
  color: vars.colour.textSecondary,
  textAlign: 'center',
});

export const waiting = style({ padding: vars.space.medium });

/** The title of earlier searches and the button that clears them. */
export const pastHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});

export const pastTitle = style({
  paddingInlineStart: vars.space.medium,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.medium,
  color: vars.colour.textSecondary,
});

export const pastList = style({ display: 'grid' });

export const pastRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

/** Searches for the same again. */
export const past = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: 'none',
  borderRadius: vars.radius.medium,
  background: 'transparent',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':active': { background: vars.colour.pressed },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { background: vars.colour.hover } } },
  },
});
