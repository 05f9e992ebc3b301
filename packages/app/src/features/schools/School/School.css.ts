import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/** The teams and matches, and beside them what there is to know about the school. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': {
    [media.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${unit(80)}` },
    [media.print]: { gridTemplateColumns: '1fr' },
  },
});

/** Reserves the space of the picture until it is loaded. */
export const cover = style({
  inlineSize: '100%',
  aspectRatio: '4 / 1',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  '@media': { [media.print]: { display: 'none' } },
});

export const column = style({ display: 'grid', gap: vars.space.xlarge, minInlineSize: 0 });

export const section = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const sectionTitle = style({
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
});

export const about = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Not printed. On a line of its own, so that its icon is not wrapped alone. */
export const onScreen = style({
  display: 'block',
  '@media': { [media.print]: { display: 'none' } },
});

export const details = style({ display: 'grid', gap: vars.space.medium });

export const term = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });

export const value = style({ overflowWrap: 'anywhere' });

export const sports = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(64)}), 1fr))`,
  gap: vars.space.xlarge,
});

export const sportTitle = style({ fontSize: vars.text.base, fontWeight: vars.weight.semibold });

export const teams = style({ display: 'grid' });

/** At least as high as a finger is wide. */
export const team = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  gap: `0 ${vars.space.small}`,
  minBlockSize: vars.size.control,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
});

export const quiet = style({ color: vars.colour.textSecondary });

export const group = style([quiet, { fontSize: vars.text.medium }]);
