import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { input } from '../internal/Field.css.ts';

export const textArea = style([
  input,
  {
    paddingBlock: vars.space.medium,
    lineHeight: vars.leading.normal,
    resize: 'vertical',
    fieldSizing: 'content',
    // A long word makes it higher, not wider.
    overflowWrap: 'anywhere',
  },
]);

export const below = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.large,
});

export const help = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const count = style({
  flex: 'none',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.colour.textHint,
  selectors: {
    '&[data-over]': { color: vars.colour.dangerText, fontWeight: vars.weight.semibold },
  },
});
