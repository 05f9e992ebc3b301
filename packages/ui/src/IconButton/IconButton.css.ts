import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius.round,
  background: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick} ${vars.curve.standard}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-size="small"]': { inlineSize: vars.size.target, blockSize: vars.size.target },
    '&[aria-expanded="true"]': { background: vars.colour.hover },
    '&:active, &[aria-pressed="true"]': { background: vars.colour.pressed },
    '&:disabled': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:enabled:hover:not(:active, [aria-pressed="true"])': { background: vars.colour.hover },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"], &[aria-expanded="true"]': { borderColor: 'Highlight' },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const iconButton = styleVariants({
  plain: [
    base,
    {
      color: vars.colour.icon,
      selectors: { '&[aria-pressed="true"]': { color: vars.theme.primaryText } },
    },
  ],
  outlined: [
    base,
    {
      color: vars.colour.text,
      borderColor: vars.colour.controlBorder,
      selectors: { '&:disabled': { borderColor: vars.colour.textDisabled } },
    },
  ],
  onPrimary: [
    base,
    {
      color: vars.theme.onPrimary,
      selectors: {
        '&:enabled:hover:not(:active), &[aria-expanded="true"]': {
          background: vars.theme.primaryHover,
        },
        '&:active': { background: vars.theme.primaryPressed },
        '&:focus-visible': {
          outlineColor: 'currentColor',
          outlineOffset: `calc(-1 * ${vars.border.thick})`,
        },
      },
    },
  ],
});

/** Anchored at its inner edge, so that a long count does not cover the icon. */
export const badgePosition = style({
  position: 'absolute',
  insetBlockStart: unit(1),
  insetInlineStart: `calc(50% + ${vars.space.hair})`,
  display: 'flex',
  selectors: {
    '[data-size="small"] > &': { insetBlockStart: `calc(-1 * ${vars.space.xsmall})` },
  },
});

// The badge is not faint: its number is read (THEME-6).
globalStyle(`${base}:disabled > :not(${badgePosition})`, { opacity: 0.5 });
