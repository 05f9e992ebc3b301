import { globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const quiet = style({ color: vars.colour.textSecondary });

export const part = style({ display: 'grid', gap: vars.space.large, overflowWrap: 'anywhere' });

/**
 * As high before it is loaded as after, so that the text below keeps its place, and never larger
 * than the smallest picture that can be chosen (96 pixels).
 */
export const picture = style({
  justifySelf: 'start',
  maxInlineSize: '100%',
  blockSize: unit(24),
  objectFit: 'contain',
});

/** As high in the skeleton, which has no buttons. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  minBlockSize: vars.size.control,
});

/** The second line of the skeleton, because a text wraps more often on a phone. */
export const phoneLine = style({ '@media': { [media.sm]: { display: 'none' } } });

/** Its words begin at the edge of the page, and its outline stays within the window. */
export const back = style({
  marginInlineStart: `calc(-1 * (${vars.space.small} + ${vars.border.hair}))`,
});
globalStyle(`${back} > button`, { paddingInlineStart: vars.space.small });
