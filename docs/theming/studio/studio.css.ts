import { media, unit, vars } from '@touchline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.xlarge,
  maxInlineSize: vars.column.width,
  marginInline: 'auto',
  padding: vars.space.large,
  fontFamily: vars.font.body,
  color: vars.colour.text,
});

globalStyle(`${page} :is(h1, h2, p, ul, pre)`, { margin: 0 });
globalStyle(`${page} h2`, { fontSize: vars.text.large, fontWeight: vars.weight.semibold });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.large,
});

export const copying = style({ display: 'flex', alignItems: 'center', gap: vars.space.medium });

export const base = style({ inlineSize: unit(60) });

export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: '3fr 2fr' } },
});

export const controls = style({ display: 'grid', gap: vars.space.xlarge, minInlineSize: 0 });

export const token = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlockEnd: vars.space.large,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
});

export const fields = style({
  display: 'grid',
  gap: vars.space.large,
  fontSize: vars.text.small,
  color: vars.colour.textSecondary,
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const offer = style({ paddingBlockStart: vars.space.small, color: vars.colour.dangerText });

const list = style({ padding: 0, listStyle: 'none' });

export const pairsOfColour = style([
  list,
  { display: 'grid', gap: vars.space.xsmall, paddingBlockStart: vars.space.small },
]);

export const pairRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    "&[data-enough='false']": {
      color: vars.colour.dangerText,
      fontWeight: vars.weight.semibold,
    },
  },
});

export const pairSample = style({
  // The colour is what it shows.
  forcedColorAdjust: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: unit(9),
  blockSize: unit(6),
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.semibold,
});

export const verdict = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.colour.dangerSoft,
  color: vars.colour.onDangerSoft,
  fontWeight: vars.weight.semibold,
  selectors: {
    "&[data-passes='true']": {
      background: vars.colour.successSoft,
      color: vars.colour.onSuccessSoft,
    },
  },
});

/** Many colours can fail at once; the samples below stay in sight. */
export const failingList = style([
  list,
  {
    display: 'grid',
    gap: vars.space.xsmall,
    maxBlockSize: unit(40),
    overflowY: 'auto',
    fontSize: vars.text.small,
    fontWeight: vars.weight.normal,
  },
]);

/** Stays beside the fields while they scroll. */
export const preview = style({
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': { [media.md]: { position: 'sticky', insetBlockStart: vars.space.large } },
});

/** What is watched, and in which window. */
export const choice = style({ display: 'grid', gap: vars.space.medium });

/** Around the frame of a story, which has no edge of its own. */
export const watched = style({
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
});

export const sample = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  borderRadius: vars.radius.card,
  background: vars.colour.page,
  color: vars.colour.text,
});

export const head = style({
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.theme.primaryStrong,
  color: vars.theme.onPrimaryStrong,
  fontWeight: vars.weight.semibold,
});

export const controlsInCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
});

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  justifyItems: 'start',
  maxInlineSize: vars.column.reading,
});

export const code = style({
  inlineSize: '100%',
  maxBlockSize: unit(80),
  overflow: 'auto',
  padding: vars.space.medium,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
});
