import { media, unit, vars } from '@touchline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  color: vars.colour.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.base,
  lineHeight: vars.leading.normal,
});

export const groupName = style({
  marginBlockEnd: vars.space.xsmall,
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.medium,
});

export const title = style({
  fontSize: vars.text.display,
  fontWeight: vars.weight.extrabold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.02em',
});

export const lead = style({
  maxInlineSize: unit(164),
  marginBlockStart: vars.space.medium,
  fontSize: vars.text.xlarge,
  color: vars.colour.textSecondary,
});

export const section = style({ marginBlockStart: vars.space.huge });

export const sectionTitle = style({
  marginBlockEnd: vars.space.large,
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
});

export const subTitle = style({
  fontSize: vars.text.large,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
});

export const note = style({
  maxInlineSize: unit(164),
  marginBlockEnd: vars.space.medium,
  color: vars.colour.textSecondary,
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  maxInlineSize: unit(164),
  paddingInlineStart: unit(5),
  listStyle: 'disc outside',
});

/** Without numbers, which would lead to no picture. */
export const parts = style([list, { gap: vars.space.medium }]);

export const strong = style({ fontWeight: vars.weight.semibold });

export const link = style({
  color: vars.theme.primaryText,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space.hair,
});

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.medium,
  overflowWrap: 'anywhere',
});

export const tableFrame = style({
  // Hidden labels of its controls scroll with it and do not widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  background: vars.colour.card,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });

export const cell = style({
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.normal,
});

export const head = style([
  cell,
  {
    borderBlockStart: 'none',
    background: vars.colour.sunken,
    color: vars.colour.textSecondary,
    fontSize: vars.text.medium,
    fontWeight: vars.weight.semibold,
    whiteSpace: 'nowrap',
  },
]);

export const propName = style([code, { fontWeight: vars.weight.semibold }]);

export const propType = style([code, { color: vars.colour.textSecondary, display: 'block' }]);

/** What the name of a type stands for. */
export const typeCode = style([code, { marginBlockEnd: vars.space.medium }]);

export const propControl = style({ minInlineSize: unit(40) });

export const wide = style({ minInlineSize: unit(50) });

export const keyCap = style([
  code,
  {
    display: 'inline-block',
    paddingBlock: vars.space.hair,
    paddingInline: vars.space.small,
    marginInlineEnd: vars.space.xsmall,
    border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
    borderRadius: vars.radius.small,
    background: vars.colour.sunken,
    whiteSpace: 'nowrap',
  },
]);

export const tokens = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: `repeat(auto-fill, minmax(${unit(56)}, 1fr))`,
});

export const token = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const swatch = style({
  flex: 'none',
  // The colour is what it shows.
  forcedColorAdjust: 'none',
  inlineSize: unit(6),
  blockSize: unit(6),
  border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  borderRadius: vars.radius.small,
});

export const tokenText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const tokenValue = style([
  code,
  { display: 'block', fontSize: vars.text.small, color: vars.colour.textSecondary },
]);

export const inline = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

/** For screen readers alone. */
export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Examples side by side. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});
