import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

export const quiet = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });

export const order = style({ '@media': { [media.print]: { display: 'none' } } });

/**
 * The columns are shared by all events and as wide as their widest entry, so that a column without
 * entries takes no room on a narrow screen.
 */
export const events = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
});

export const event = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'start',
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

export const minute = style({
  color: vars.colour.textSecondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: {
    ':not([data-untimed]) > * > &': { paddingInlineEnd: vars.space.medium },
  },
});

export const side = style({
  selectors: { '&:not(:empty)': { paddingInlineEnd: vars.space.small } },
});

export const description = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const text = style({ display: 'block' });

export const scoreAfter = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  selectors: { '&:not(:empty)': { paddingInlineStart: vars.space.medium } },
});
