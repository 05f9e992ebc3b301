import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const places = style({ display: 'grid', gap: vars.space.small });

/**
 * On a phone the number stands beside the name, and the role below them with the button that takes
 * the player out: the role can be read whole, and Tab goes through a row as it is read. The last
 * column has a size, because a field that spans an automatic one makes it as wide as its input asks.
 */
export const place = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${unit(12)} ${vars.size.control}`,
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

export const name = style({
  minBlockSize: vars.size.field,
  alignContent: 'center',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

/** Of a field in a form an error reaches into the gap below, which is narrow here. */
const cell = style({ selectors: { '&[data-is-wrong]': { paddingBlockEnd: unit(4.5) } } });

export const number = style([cell, { '@media': { [media.belowSm]: { gridColumn: '2 / -1' } } }]);

export const role = style([cell, { '@media': { [media.belowSm]: { gridColumn: '1 / 3' } } }]);

export const refusal = style({ gridColumn: '1 / -1' });

/** As high as the fields beside it, which grow when there is something wrong with one. */
export const removal = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.field,
});
