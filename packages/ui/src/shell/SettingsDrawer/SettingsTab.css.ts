import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const tab = style({
  position: 'fixed',
  insetBlockEnd: vars.space.xlarge,
  insetInlineEnd: 0,
  zIndex: vars.layer.settingsTab,
  display: 'grid',
  placeItems: 'center',
  // Narrower than the page margin by the width of a focus ring, so that it covers no content.
  inlineSize: `calc(${vars.column.marginFromMd} - ${vars.space.xsmall})`,
  blockSize: vars.size.control,
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
    // The margin of a small page is too narrow, so the tab is in its own row at the end of the
    // page.
    [media.belowMd]: {
      position: 'static',
      inlineSize: vars.size.control,
      marginBlockEnd: vars.space.xlarge,
      marginInlineStart: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});

export const cog = style({
  display: 'flex',
  transition: `transform ${vars.duration.drawer} ${vars.curve.standard}`,
  selectors: { [`${tab}:hover &`]: { transform: 'rotate(90deg)' } },
});
