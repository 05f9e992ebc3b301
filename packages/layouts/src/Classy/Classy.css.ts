import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { frame } from '../AppFrame/frame.css.ts';

export const classy = style({
  '@media': { [media.md]: { vars: { [frame.logoMark]: 'none', [frame.logoFull]: 'block' } } },
});

export const head = style({ color: vars.colour.onNavigation });

export const logoRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: unit(18),
  paddingBlock: vars.space.large,
  paddingInline: `${vars.space.xlarge} ${vars.space.large}`,
});

export const buttons = style({
  display: 'flex',
  gap: vars.space.hair,
  marginInlineStart: 'auto',
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

export const foot = style({
  display: 'flex',
  justifyContent: 'center',
  minBlockSize: unit(16),
  paddingBlock: `${vars.space.small} ${vars.space.large}`,
  color: vars.colour.onNavigation,
  opacity: 0.12,
});
