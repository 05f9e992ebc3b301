import { style } from '@vanilla-extract/css';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateRows: 'auto 1fr auto',
  alignContent: 'start',
  columnGap: vars.space.small,
  rowGap: vars.space.medium,
  minInlineSize: 0,
  padding: vars.space.large,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  boxShadow: vars.shadow.small,
  transition: `background-color ${vars.duration.quick} ${vars.curve.standard}`,
  selectors: {
    '&:hover': { borderColor: vars.colour.controlBorder },
    '&:focus-within': { borderColor: vars.colour.controlBorder },
  },
});

export const head = style({ minInlineSize: 0 });

export const overline = style({
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
});

export const title = style({
  fontSize: vars.text.base,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
});

/** The link covers the card, so that all of it can be pressed; the star lies above. */
export const titleLink = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
});

export const favourite = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  marginBlockStart: unit(-2),
  marginInlineEnd: unit(-2),
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'transparent',
  color: vars.colour.icon,
  cursor: 'pointer',
  ':hover': { background: vars.colour.hover },
  selectors: { '&[aria-pressed="true"]': { color: vars.theme.primaryText } },
});

export const teams = style({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
});

export const team = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space.medium,
});

export const teamName = style({
  display: 'block',
  lineHeight: vars.leading.tight,
  selectors: { [`${team}[data-winner] &`]: { fontWeight: vars.weight.semibold } },
});

export const school = style({
  display: 'block',
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
});

export const points = style({
  // Room for the number in either font, so that nothing moves when the web font comes.
  minInlineSize: unit(8),
  textAlign: 'center',
  fontSize: vars.text.xxlarge,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  selectors: {
    // Runs and wickets: "134/7".
    '&[data-long]': { minInlineSize: unit(18), textAlign: 'start' },
    [`${team}[data-winner] &`]: { fontWeight: vars.weight.bold },
  },
});

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  minBlockSize: unit(6),
});

export const when = style({
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  flexBasis: '100%',
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
});
