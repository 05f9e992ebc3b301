import { globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const lineUps = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': { [media.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/**
 * The name has a line of its own; what is chosen for it stands below, on a phone the role on a
 * second line, so that no word is broken.
 */
export const player = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${unit(24)}`,
  alignItems: 'start',
  gap: vars.space.small,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  '@media': {
    [media.sm]: { gridTemplateColumns: `minmax(0, 3fr) ${unit(24)} minmax(0, 3fr)` },
  },
});

globalStyle(`${player} > :last-child`, {
  '@media': { [media.belowSm]: { gridColumn: '1 / -1' } },
});

export const name = style({
  gridColumn: '1 / -1',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
