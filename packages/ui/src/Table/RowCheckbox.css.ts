import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../internal/visuallyHidden.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const inHeadOfCards = '[data-narrow="cards"] > thead &';

/** Keeps shift and a press from selecting the text between the two rows. */
export const rowCheckbox = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  userSelect: 'none',
  '@media': {
    [media.belowSm]: {
      selectors: {
        [inHeadOfCards]: { display: 'flex', gap: vars.space.small, inlineSize: 'auto' },
      },
    },
  },
});

/** Shown above the cards, where the checkbox for all rows stands apart from them. */
export const words = style([
  visuallyHidden,
  {
    '@media': {
      [media.belowSm]: {
        selectors: {
          [inHeadOfCards]: {
            position: 'static',
            inlineSize: 'auto',
            blockSize: 'auto',
            margin: 0,
            overflow: 'visible',
            clipPath: 'none',
          },
        },
      },
    },
  },
]);

/** Covers its cell, so that each press, with its keys, is one on the input itself. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

globalStyle(`${input}:focus-visible + *`, {
  outline: `${vars.border.thick} solid ${vars.theme.focus}`,
  outlineOffset: vars.border.thick,
});

globalStyle(`${input}:hover:not(:checked, :indeterminate, :disabled) + *`, {
  borderColor: vars.colour.text,
});

globalStyle(`${input}:disabled`, { cursor: 'default' });
