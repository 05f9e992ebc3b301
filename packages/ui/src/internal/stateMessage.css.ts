import { style } from '@vanilla-extract/css';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

/** A message in the middle of a part of the page that has nothing to show. */
export const stateMessage = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.space.large,
  textAlign: 'center',
});

/** The round ground of the icon; its user sets the colours. */
export const stateDisc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: unit(14),
  blockSize: unit(14),
  borderRadius: vars.radius.round,
});
