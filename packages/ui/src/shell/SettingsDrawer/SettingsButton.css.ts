import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

export const button = style({
  position: 'fixed',
  insetBlockStart: unit(68.75),
  insetInlineEnd: 0,
  zIndex: vars.layer.settingsButton,
  display: 'grid',
  placeItems: 'center',
  // No wider than the margin of a page, so that it hides nothing.
  inlineSize: unit(8),
  blockSize: unit(10),
  padding: 0,
  border: 'none',
  borderStartStartRadius: vars.radius.large,
  borderEndStartRadius: vars.radius.large,
  background: vars.colour.dangerFill,
  color: vars.colour.onDangerFill,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.colour.dangerFillHover },
  },
  '@media': {
    // The margin of a small page is narrower: it waits after the page, and lies over nothing.
    [media.belowMd]: {
      position: 'static',
      marginInlineStart: 'auto',
      selectors: { '&[data-from-md]': { display: 'none' } },
    },
    [media.lg]: { selectors: { '&[data-beside-rail]': { insetInlineEnd: unit(16) } } },
    [media.print]: { display: 'none' },
  },
});

export const cog = style({
  display: 'flex',
  transition: `transform ${vars.duration.drawer} ${vars.curve.standard}`,
  selectors: { [`${button}:hover &`]: { transform: 'rotate(90deg)' } },
});
