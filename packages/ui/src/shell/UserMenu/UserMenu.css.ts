import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const email = style({
  marginBlockStart: vars.space.xsmall,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

const disc = style({
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  borderRadius: vars.radius.round,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const presence = styleVariants({
  online: [disc, { background: vars.colour.presenceOnline }],
  away: [disc, { background: vars.colour.presenceAway }],
  busy: [disc, { background: vars.colour.presenceBusy }],
  'not-visible': [disc, { background: vars.colour.presenceInvisible }],
});
