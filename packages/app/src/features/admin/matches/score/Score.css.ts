import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { toastClearance } from '@touchline/ui/toastClearance';

/** With keys it fills a phone, so that they stand at its lower edge. */
export const ground = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  maxInlineSize: unit(180),
  selectors: { '&[data-entry]': { minBlockSize: `calc(100dvh - ${unit(60)})` } },
});

/** Scrolled to, it stands above the keys as notices do. */
export const notice = style({
  scrollMarginBlockEnd: `calc(${fallbackVar(toastClearance, unit(0))} + ${vars.space.small})`,
});

/** Pushes the keys down. */
export const bench = style({
  flex: '1 0 auto',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.large,
});

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: vars.space.large,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
});

export const side = style({
  display: 'grid',
  gap: vars.space.xsmall,
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
  minInlineSize: 0,
});

export const sideName = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  overflowWrap: 'anywhere',
});

export const points = style({
  fontSize: vars.text.score,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const phase = style({
  gridColumn: '1 / -1',
  textAlign: 'center',
  color: vars.colour.textSecondary,
});

/** Stays under the thumb while the page above it moves. */
export const pad = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.small,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  boxShadow: vars.shadow.large,
  '@media': { [media.print]: { display: 'none' } },
});

/** What has the focus is not covered by the keys (WCAG 2.4.11). */
globalStyle(`${bench} :is(input, textarea, button)`, { scrollMarginBlockEnd: unit(80) });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.medium,
});

export const sideKeys = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const keysName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  fontWeight: vars.weight.medium,
});

export const keys = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const runs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.small,
});

/** The keys that score are larger than any other target, for a thumb in the rain. */
globalStyle(`${sideKeys} button[data-size], ${runs} button[data-size]`, { minBlockSize: unit(14) });

export const plus = style({ marginInlineEnd: vars.space.small, fontSize: vars.text.xlarge });
