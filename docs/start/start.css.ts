import { media, unit, vars } from '@touchline/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({
  display: 'grid',
  gap: vars.space.xlarge,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space.xxlarge,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const group = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
});

/** The last one fills its row. */
export const wideGroup = style([group, { gridColumn: '1 / -1' }]);

export const picture = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  blockSize: unit(48),
  padding: vars.space.large,
  overflow: 'hidden',
  background: vars.colour.sunken,
});

/** What is seen through a frame begins at its upper edge. */
export const framedPicture = style([picture, { alignContent: 'start', paddingBlockEnd: 0 }]);

export const widePicture = style([framedPicture, { blockSize: unit(88) }]);

export const text = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  padding: vars.space.xlarge,
});

export const heading = style({
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
});

export const members = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  marginBlockStart: vars.space.small,
});

export const texts = style({
  display: 'grid',
  gap: vars.space.small,
  maxInlineSize: unit(164),
  marginBlockStart: vars.space.xxlarge,
});

export const dot = style({
  display: 'block',
  inlineSize: unit(10),
  blockSize: unit(10),
  borderRadius: vars.radius.round,
  background: vars.theme.primary,
});

export const band = style({
  display: 'block',
  inlineSize: unit(20),
  blockSize: unit(12),
  borderBlockStart: `${unit(3)} solid ${vars.theme.primary}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.card,
});

export const wide = style({ inlineSize: unit(80), maxInlineSize: '100%' });

export const full = style({ inlineSize: '100%' });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xlarge,
});
