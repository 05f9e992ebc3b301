import { globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const places = style({ display: 'grid', gap: vars.space.small });

/** As high as the fields beside it, which grow when there is something wrong with one. */
export const removal = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.field,
});

/**
 * On a phone the number stands beside the name and the role below them, so that the role can be read
 * and Tab goes through a row as it is read.
 */
export const place = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${unit(14)} auto`,
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

globalStyle(`${place} > :nth-child(2)`, {
  '@media': { [media.belowSm]: { gridColumn: '2 / -1' } },
});

globalStyle(`${place} > :nth-last-child(2)`, {
  '@media': { [media.belowSm]: { gridColumn: '1 / 3' } },
});

export const name = style({
  minBlockSize: vars.size.field,
  alignContent: 'center',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
