import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

/** React Aria keeps 12 px from the edges of the screen; a wider list would make the page scroll. */
const widest = `calc(100vw - ${unit(6)})`;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: `min(var(--trigger-width), ${widest})`,
  maxInlineSize: widest,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.small,
  background: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.large,
  overflow: 'hidden',
});

/**
 * Of the root while the list is there. The list lies above what the page keeps clear at its end: an
 * option there is in view, and to scroll the page to it would close the list.
 */
export const listOpen = style({ scrollPaddingBlockEnd: '0 !important' });

export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingBlock: vars.space.small,
  overflowY: 'auto',
  // A page that moves under the list closes it.
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.large,
  fontSize: vars.text.base,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.colour.hover },
    '&[data-pressed]': { background: vars.colour.pressed },
    '&[data-selected]': { color: vars.theme.primaryText, fontWeight: vars.weight.medium },
    '&[data-focus-visible]': {
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: `calc(${vars.border.thick} * -1)`,
    },
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: `${vars.border.thick} solid Highlight` },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const description = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
  color: vars.colour.textSecondary,
});

export const inert = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  fontSize: vars.text.base,
  color: vars.colour.textSecondary,
});

/** Stays in sight below the options while they scroll. */
export const more = style({
  flex: 'none',
  // No wider than the options, which give the list its width.
  inlineSize: 0,
  minInlineSize: '100%',
  fontSize: vars.text.small,
  color: vars.colour.textSecondary,
  selectors: {
    '&:not(:empty)': {
      paddingBlock: vars.space.small,
      paddingInline: vars.space.large,
      borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
    },
  },
});
