import { createVar, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/**
 * The scale of a miniature: the whole window is rendered and scaled down, so that widths and
 * heights are those of the window.
 */
const share = createVar();

export const gallery = style({
  vars: { [share]: '0.4' },
  display: 'grid',
  gap: vars.space.xlarge,
  padding: vars.space.large,
  '@media': {
    [media.sm]: { vars: { [share]: '0.28' } },
    [media.md]: { vars: { [share]: '0.22' }, padding: vars.space.xlarge },
  },
});

export const title = style({ fontSize: vars.text.title, fontWeight: vars.weight.bold });

export const introduction = style({ maxInlineSize: unit(180), color: vars.colour.textSecondary });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.large,
});

export const filter = style({ inlineSize: unit(48) });

export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.large,
  marginBlockEnd: vars.space.medium,
});

export const layoutName = style({
  fontSize: vars.text.large,
  fontWeight: vars.weight.semibold,
  textTransform: 'capitalize',
});

export const tiles = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: `repeat(auto-fill, calc(100vw * ${share}))`,
});

export const tile = style({ position: 'relative', display: 'grid', gap: vars.space.xsmall });

export const link = style({
  color: vars.colour.text,
  fontSize: vars.text.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    // Extends the link over the picture below the name.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  },
});

export const storiesLink = style({ color: vars.theme.primaryText, fontSize: vars.text.medium });

export const frame = style({
  display: 'block',
  overflow: 'hidden',
  // What is drawn in one is not laid out with the others.
  contain: 'strict',
  inlineSize: `calc(100vw * ${share})`,
  blockSize: `calc(100vh * ${share})`,
  border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.neutralSoft,
});

/**
 * The scroll container of a miniature, so that sticky elements stick to it instead of to the
 * window.
 */
export const stage = style({
  overflow: 'hidden',
  inlineSize: '100vw',
  blockSize: '100vh',
  transform: `scale(${share})`,
  transformOrigin: 'top left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'top right' } },
});
