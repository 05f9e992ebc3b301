import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';
import { frame } from '../AppFrame/frame.css.ts';

export const classy = style({
  '@media': { [media.md]: { vars: { [frame.logoMark]: 'none', [frame.logoFull]: 'block' } } },
});

export const head = style({
  position: 'relative',
  paddingBlockStart: vars.space.large,
  color: vars.colour.onNavigation,
});

/** Beside the picture of the person, at the end of its line. */
export const buttons = style({
  position: 'absolute',
  insetBlockStart: vars.space.large,
  insetInlineEnd: vars.space.large,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
});

export const user = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: vars.space.large,
  textAlign: 'center',
});

const line = style({
  minBlockSize: '1lh',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Truncates at the end of the text, also when its direction differs from the page.
  unicodeBidi: 'plaintext',
});

export const name = style([
  line,
  { marginBlockStart: vars.space.xlarge, fontWeight: vars.weight.medium },
]);

export const email = style([
  line,
  {
    marginBlockStart: vars.space.hair,
    color: vars.colour.onNavigationSecondary,
    fontSize: vars.text.medium,
  },
]);
