import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  inlineSize: '100%',
});

export const label = style({
  fontSize: vars.text.base,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.normal,
  color: vars.colour.text,
});

export const required = style({
  color: vars.colour.dangerText,
  marginInlineStart: vars.space.hair,
});

/** The visible box of an input, a text area or a select button. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.field,
  border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.field,
  color: vars.colour.text,
  boxShadow: vars.shadow.small,
  transition: `border-color ${vars.duration.quick} ${vars.curve.standard}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.colour.text },
    // A text on a line: nothing is written into it.
    '[data-readonly] > &': {
      borderColor: 'transparent',
      borderBlockEndColor: vars.colour.border,
      borderRadius: 0,
      background: 'none',
      boxShadow: vars.shadow.none,
    },
    '[data-invalid] &': { borderColor: vars.colour.dangerText },
    '&[data-focus-within], &[data-focus-visible]': {
      borderColor: vars.theme.focus,
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: `calc(${vars.border.hair} * -1)`,
    },
    // As faint as the words that wait in an empty field allow (THEME-6).
    '[data-disabled] &': { opacity: 0.75, boxShadow: vars.shadow.none },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-disabled] &': { opacity: 1, borderColor: 'GrayText', color: 'GrayText' },
        '[data-readonly] > &': { borderColor: 'Canvas', borderBlockEndColor: 'CanvasText' },
      },
    },
  },
});

export const adornment = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.colour.icon,
  selectors: {
    '&[data-side="start"]': { paddingInlineStart: vars.space.medium },
    '&[data-side="end"]': { paddingInlineEnd: vars.space.medium },
  },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  paddingBlock: 0,
  paddingInline: vars.space.large,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  fontSize: vars.text.large,
  outline: 'none',
  selectors: {
    [`${adornment}[data-side="start"] + &`]: { paddingInlineStart: vars.space.small },
    '&::placeholder': { color: vars.colour.textHint, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
  '@media': { [media.sm]: { fontSize: vars.text.base } },
});

/** A button inside the box: clear, show, open. */
export const boxButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  // Its sign stands where the one of a select does.
  marginInlineEnd: vars.space.hair,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'transparent',
  color: vars.colour.icon,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.colour.hover },
    '&[data-pressed]': { background: vars.colour.pressed },
    '&[data-focus-visible]': { outlineOffset: `calc(${vars.border.thick} * -1)` },
    '&[data-disabled]': { cursor: 'default' },
  },
});

export const hint = style({
  display: 'block',
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.normal,
  color: vars.colour.textHint,
  overflowWrap: 'anywhere',
});

export const error = style([
  hint,
  { display: 'flex', gap: vars.space.xsmall, color: vars.colour.dangerText },
]);

export const errorIcon = style({ flex: 'none', paddingBlockStart: unit(0.25) });

/**
 * The first line of an error uses the gap between the rows of a form, which must not be smaller.
 * The longest possible message determines the reserved height.
 */
export const errorArea = style({
  display: 'grid',
  minBlockSize: '1lh',
  marginBlockEnd: '-1lh',
  fontSize: vars.text.small,
  lineHeight: vars.leading.normal,
});

globalStyle(`${errorArea} > *`, { gridArea: '1 / 1' });

/** An invisible copy of a possible message, which reserves its height. */
export const hiddenMessage = style([
  error,
  {
    visibility: 'hidden',
    paddingInlineStart: `calc(${vars.size.iconSmall} + ${vars.space.xsmall})`,
    '::before': { content: 'attr(data-message)', minInlineSize: 0 },
  },
]);
