import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { toastClearance } from '@touchline/ui/toastClearance';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.large,
  '@media': { [media.print]: { display: 'none' } },
});

/** From `sm` on the search and all fields share one grid. */
export const filters = style({
  display: 'grid',
  gap: `${vars.space.large} ${vars.space.medium}`,
  alignItems: 'end',
  minInlineSize: 0,
  '@media': {
    [media.sm]: { gridTemplateColumns: `repeat(auto-fill, minmax(${unit(40)}, 1fr))` },
    [media.print]: { display: 'none' },
  },
});

export const search = style({
  display: 'flex',
  // The button stands below where the field would be too narrow to read what is typed.
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.medium,
  '@media': { [media.sm]: { gridColumn: 'span 2' } },
});

globalStyle(`${search} > :first-child`, { flex: `1 1 ${unit(36)}`, inlineSize: 'auto' });

/** The button that shows the filters, on a phone alone. */
export const opener = style({ '@media': { [media.sm]: { display: 'none' } } });

export const fields = style({
  display: 'none',
  gridTemplateColumns: `repeat(auto-fill, minmax(${unit(40)}, 1fr))`,
  gap: vars.space.medium,
  minInlineSize: 0,
  '@media': {
    [media.belowSm]: { selectors: { '&[data-open]': { display: 'grid' } } },
    [media.sm]: { display: 'contents' },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: vars.size.control,
});

/** Reserves its line before the number is known. */
export const found = style({
  minBlockSize: '1lh',
  ':focus-visible': { outline: 'none' },
});

export const quiet = style({ color: vars.colour.textSecondary });

/** Wide windows have what goes on before the buttons, which stay under the pointer that pressed one. */
export const exports = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': {
    [media.lg]: { display: 'flex' },
    [media.print]: { display: 'none' },
  },
});

export const exportButtons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

/** As wide as the buttons, which do not move when it comes. */
export const exporting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: 0,
  minInlineSize: '100%',
  '@media': { [media.lg]: { order: -1, inlineSize: 'auto', minInlineSize: 0 } },
});

export const exported = style({
  display: 'grid',
  gap: vars.space.xsmall,
  flex: 'auto',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.lg]: { inlineSize: unit(56) } },
});

/**
 * What can be done with the selected rows, and what became of it: stays in view at the lower edge,
 * with notices above it.
 */
export const dock = style({
  position: 'sticky',
  insetBlockEnd: vars.space.medium,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  background: vars.colour.card,
  boxShadow: vars.shadow.large,
});

/** Of the root while the bar is there: a focused row is not covered by it (WCAG 2.4.11). */
export const aboveBar = style({
  scrollPaddingBlockEnd: `calc(${fallbackVar(toastClearance, unit(0))} + ${vars.space.small})`,
});

export const count = style({
  marginInlineEnd: 'auto',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

/** Rows pass below it. */
export const reportFrame = style({
  borderRadius: vars.radius.medium,
  background: vars.colour.card,
  boxShadow: vars.shadow.large,
});

export const report = style({
  display: 'grid',
  gap: vars.space.xsmall,
  maxBlockSize: `min(${unit(60)}, 30dvh)`,
  margin: 0,
  paddingInlineStart: vars.space.xlarge,
  overflowY: 'auto',
});

/** What stands below the words of an empty list, which are in the middle. */
export const belowEmpty = style({ marginBlockStart: vars.space.xxlarge, textAlign: 'start' });

/** A sign beside its word, on one line. */
export const withSign = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  whiteSpace: 'nowrap',
});
