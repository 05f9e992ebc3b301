import { globalStyle, style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

export const freshness = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minBlockSize: unit(5),
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

// Below the words, on a phone, the button is centred as they are.
globalStyle(`${freshness} > div`, { justifyContent: 'center' });

/** Out of the flow, so that it takes no line of what is around it. */
export const announcer = style({ position: 'absolute' });
