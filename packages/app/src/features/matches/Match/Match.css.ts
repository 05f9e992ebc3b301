import { globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/** The icon is as high as the line at most, so that the skeleton has the height of the page. */
export const context = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.colour.textSecondary,
});

export const quiet = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });

export const board = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'center' });

// A sentence of two lines, on a phone, is centred as its box is.
globalStyle(`${board} > p`, { textAlign: 'center' });

export const result = style({ fontWeight: vars.weight.semibold });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  marginBlockStart: vars.space.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** What happened, in the wide column. */
export const main = style({ display: 'grid', gap: vars.space.xlarge, minInlineSize: 0 });

/** The skeleton of a line of text. */
export const text = style({ display: 'block', inlineSize: unit(40), maxInlineSize: '100%' });

/** As large as the crest. */
export const crestRoom = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: unit(12),
  blockSize: unit(12),
});

/** The skeleton of the points. */
export const number = style({ display: 'block', inlineSize: '1.4ch' });

/** Reserves the space of the buttons until they are rendered. */
export const actionsRoom = style({ minBlockSize: vars.size.control });

/** On its own line, because two team names rarely fit on one line of a phone. */
export const secondLine = style({
  inlineSize: '60%',
  '@media': { [media.sm]: { display: 'none' } },
});
