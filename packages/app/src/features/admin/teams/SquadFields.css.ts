import { globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const places = style({ display: 'grid', gap: vars.space.small });

/** As high as the fields beside it, which grow when there is something wrong with one. */
export const removal = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.field,
  '@media': { [media.belowSm]: { gridArea: '1 / 3' } },
});

/**
 * On a phone the name stands on the first line with the button that takes the player out, so that
 * the role below it can be read.
 */
export const place = style({
  display: 'grid',
  gridTemplateColumns: `${unit(24)} minmax(0, 1fr) auto`,
  alignItems: 'start',
  gap: vars.space.small,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  '@media': {
    [media.sm]: {
      gridTemplateColumns: `minmax(0, 1fr) ${unit(24)} ${unit(44)} auto`,
    },
  },
});

globalStyle(`${place} > :nth-last-child(2)`, {
  '@media': { [media.belowSm]: { gridColumn: '2 / -1' } },
});

export const name = style({
  gridColumn: '1 / 3',
  alignSelf: 'center',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  '@media': {
    [media.sm]: { gridColumn: 'auto', minBlockSize: vars.size.field, alignContent: 'center' },
  },
});
