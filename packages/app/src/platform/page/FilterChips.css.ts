import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

/** What narrows a list, each with a button that removes it. */
export const chips = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { [media.print]: { display: 'none' } },
});

/** The name of a chip with the icon beside it. */
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});
