import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

/** A link has the attribute alone. */
const disabled = ':is(:disabled, [data-disabled])';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.control,
  paddingBlock: vars.space.xsmall,
  paddingInline: unit(5),
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius.round,
  fontSize: vars.text.base,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  textDecoration: 'none',
  transition: `background-color ${vars.duration.quick} ${vars.curve.standard}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-size="large"]': { minHeight: vars.size.field, paddingInline: vars.space.xlarge },
    '&[data-full-width]': { display: 'flex', inlineSize: '100%' },
    [`&${disabled}`]: { cursor: 'default', color: vars.colour.textDisabled },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: { [`&${disabled}`]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
    // Not printed, because buttons are of no use on paper. `!important` overrides the full width.
    [media.print]: { display: 'none !important' },
  },
});

/** The styles for hover, on devices that have it, and for a press. */
function answers(hovered: string, pressed: string) {
  return {
    selectors: { [`&:active:not(${disabled})`]: { background: pressed } },
    '@media': {
      [media.hover]: {
        selectors: { [`&:hover:not(:active, ${disabled})`]: { background: hovered } },
      },
    },
  };
}

/**
 * A fill of no colour in the place of the strong one. Fading would take the contrast from the words, which
 * are to be read (THEME-6).
 */
const withoutFill = style({
  selectors: {
    [`&${disabled}`]: { background: vars.colour.neutralSoft, color: vars.colour.textHint },
  },
});

const edgeOfDisabled = style({
  selectors: { [`&${disabled}`]: { borderColor: vars.colour.textDisabled } },
});

export const button = styleVariants({
  primary: [
    base,
    withoutFill,
    {
      background: vars.theme.primary,
      color: vars.theme.onPrimary,
      ...answers(vars.theme.primaryHover, vars.theme.primaryPressed),
    },
  ],
  outlined: [
    base,
    {
      background: 'transparent',
      borderColor: vars.colour.controlBorder,
      color: vars.colour.text,
      ...answers(vars.colour.hover, vars.colour.pressed),
    },
    edgeOfDisabled,
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      color: vars.theme.primaryText,
      ...answers(vars.colour.hover, vars.colour.pressed),
    },
  ],
  danger: [
    base,
    withoutFill,
    {
      background: vars.colour.dangerFill,
      color: vars.colour.onDangerFill,
      ...answers(vars.colour.dangerFillHover, vars.colour.dangerFillHover),
    },
  ],
});

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const label = style({ minInlineSize: 0, textAlign: 'start' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  position: 'absolute',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: `${vars.border.thick} solid currentColor`,
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 1s linear infinite`,
});
