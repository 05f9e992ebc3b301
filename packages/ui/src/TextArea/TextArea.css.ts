import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { input } from '../internal/Field.css.ts';

/**
 * Above and below the text. Exported, because code that imported the tokens themselves would bring the
 * names of all of them into the first script.
 */
export const padding = vars.space.medium;

export const textArea = style([
  input,
  {
    paddingBlock: padding,
    lineHeight: vars.leading.normal,
    resize: 'vertical',
    fieldSizing: 'content',
    // A long word makes it higher, not wider.
    overflowWrap: 'anywhere',
  },
]);

/** Up to a limit it grows with the text, and is not dragged. */
export const limited = style([textArea, { resize: 'none' }]);

/** The box and an action beside it. */
export const row = style({ display: 'flex', alignItems: 'end', gap: vars.space.small });

/** As high as a box of one line, so that the action stands in the middle of its last line. */
export const actionSlot = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: vars.size.field,
});

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
