import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  padding: vars.space.large,
  borderRadius: vars.radius.medium,
  fontSize: vars.text.base,
  '@media': { [media.forcedColors]: { border: `${vars.border.hair} solid CanvasText` } },
});

export const tone = styleVariants({
  neutral: [base, { background: vars.colour.neutralSoft, color: vars.colour.onNeutralSoft }],
  info: [base, { background: vars.colour.infoSoft, color: vars.colour.onInfoSoft }],
  success: [base, { background: vars.colour.successSoft, color: vars.colour.onSuccessSoft }],
  warning: [base, { background: vars.colour.warningSoft, color: vars.colour.onWarningSoft }],
  danger: [base, { background: vars.colour.dangerSoft, color: vars.colour.onDangerSoft }],
});

export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: vars.weight.semibold });

export const body = style({ marginBlockStart: vars.space.xsmall });

export const action = style({ marginBlockStart: vars.space.medium });

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  margin: `calc(${unit(0.5)} * -1)`,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.round,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.colour.hover } },
});
