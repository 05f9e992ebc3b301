import { style, styleVariants } from '@vanilla-extract/css';
import { button } from '../Button/Button.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const base = style({
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  textUnderlineOffset: '0.2em',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'default' } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const link = styleVariants({
  inline: [base, { color: vars.theme.primaryText, textDecoration: 'underline' }],
  standalone: [
    base,
    {
      color: vars.theme.primaryText,
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      selectors: {
        '&[data-hovered]': { textDecoration: 'underline' },
        '&[data-focus-visible]': { textDecoration: 'underline' },
      },
    },
  ],
  plain: [
    base,
    {
      color: 'inherit',
      // Padding, because a link outside of running text must have the minimum target size (WCAG
      // 2.5.8).
      paddingBlock: vars.space.xsmall,
      textDecoration: 'none',
      selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
    },
  ],
  primary: [button.primary],
  outlined: [button.outlined],
});

export const newTab = style({
  display: 'inline-block',
  verticalAlign: 'text-bottom',
  marginInlineStart: vars.space.xsmall,
});
