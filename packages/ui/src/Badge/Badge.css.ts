import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  flex: 'none',
  maxInlineSize: '100%',
  borderRadius: vars.radius.round,
  lineHeight: vars.leading.none,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { outline: `${vars.border.hair} solid` } },
});

export const count = style([
  pill,
  {
    minInlineSize: unit(4),
    blockSize: unit(4),
    paddingInline: vars.space.xsmall,
    fontSize: vars.text.xsmall,
    fontWeight: vars.weight.semibold,
  },
]);

export const text = style([
  pill,
  {
    minBlockSize: unit(5),
    paddingInline: vars.space.small,
    paddingBlock: vars.space.hair,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
  },
]);

export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: vars.leading.tight,
});

const { colour } = vars;

export const fill = styleVariants({
  messages: { background: colour.messagesBadge, color: colour.onMessagesBadge },
  notifications: { background: colour.notificationsBadge, color: colour.onNotificationsBadge },
  neutral: { background: colour.neutralFill, color: colour.onNeutralFill },
  info: { background: colour.infoFill, color: colour.onInfoFill },
  success: { background: colour.successFill, color: colour.onSuccessFill },
  warning: { background: colour.warningFill, color: colour.onWarningFill },
  danger: { background: colour.dangerFill, color: colour.onDangerFill },
  live: { background: colour.dangerFill, color: colour.onDangerFill },
});

export const soft = styleVariants({
  messages: { background: colour.messagesBadge, color: colour.onMessagesBadge },
  notifications: { background: colour.notificationsBadge, color: colour.onNotificationsBadge },
  neutral: { background: colour.neutralSoft, color: colour.onNeutralSoft },
  info: { background: colour.infoSoft, color: colour.onInfoSoft },
  success: { background: colour.successSoft, color: colour.onSuccessSoft },
  warning: { background: colour.warningSoft, color: colour.onWarningSoft },
  danger: { background: colour.dangerSoft, color: colour.onDangerSoft },
  live: { background: colour.dangerFill, color: colour.onDangerFill },
});

const fade = keyframes({ '50%': { opacity: 0.35 } });

/** Pulses twice and stops: moving content has to stop within five seconds (WCAG 2.2.2). */
export const pulse = style({
  flex: 'none',
  inlineSize: unit(1.5),
  blockSize: unit(1.5),
  borderRadius: vars.radius.round,
  background: 'currentColor',
  animation: `${fade} 1.6s ${vars.curve.standard} 2`,
});
