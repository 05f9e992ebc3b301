import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.large,
  '@media': { [media.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

/** On a phone the buttons have a row of their own. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  gap: vars.space.small,
  minBlockSize: vars.size.control,
  '@media': {
    [media.sm]: { gridColumn: 'auto', justifyContent: 'end' },
    [media.print]: { display: 'none' },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  minBlockSize: unit(6),
  paddingBlockStart: vars.space.xsmall,
  color: vars.colour.textSecondary,
});

export const above = style({
  minBlockSize: vars.size.target,
  paddingBlockEnd: vars.space.small,
  // On paper it says whose team this is, and leads nowhere.
  selectors: { '&[data-list]': { '@media': { [media.print]: { display: 'none' } } } },
});

/** The skeleton of the second line of a title. */
export const secondLine = style({
  inlineSize: '60%',
  '@media': { [media.sm]: { display: 'none' } },
});

/** As large as the crest. */
export const crestRoom = style({ inlineSize: unit(20), blockSize: unit(20) });
