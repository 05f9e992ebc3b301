import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The words of the switch, the count and the button are on one line.
  alignItems: 'baseline',
  gap: vars.space.medium,
});

export const filter = style({
  flex: 'none',
  inlineSize: 'fit-content',
  '@media': { [media.print]: { display: 'none' } },
});

/** Reserves its line until the number is known. On a phone it has a row of its own. */
export const quiet = style({
  flexGrow: 1,
  minBlockSize: '1lh',
  color: vars.colour.textSecondary,
  '@media': { [media.belowSm]: { order: 1, flexBasis: '100%' } },
});

/** Sticky, so that it is visible wherever in the list the person reads. */
export const arrivals = style({
  position: 'sticky',
  insetBlockStart: vars.space.medium,
  zIndex: 1,
  justifySelf: 'center',
  alignSelf: 'center',
  borderRadius: vars.radius.round,
  background: vars.colour.card,
});
