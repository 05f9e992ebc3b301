import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { box } from '../internal/Field.css.ts';

export const trigger = style([
  box,
  {
    gap: vars.space.small,
    paddingBlock: vars.space.small,
    paddingInline: `${vars.space.large} ${vars.space.medium}`,
    fontSize: vars.text.large,
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-disabled]': { cursor: 'default' },
    },
    '@media': { [media.sm]: { fontSize: vars.text.base } },
  },
]);

export const value = style({
  flex: 1,
  minInlineSize: 0,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: vars.colour.textHint } },
});

export const arrow = style({ flex: 'none', color: vars.colour.icon });
