import { media, unit, vars } from '@touchline/ui/theme';
import { style } from '@vanilla-extract/css';
import { code } from './docs.css.ts';

export const stage = style({
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  overflow: 'hidden',
});

/** Around components. A relative position keeps what a component places absolutely inside. */
export const live = style({
  position: 'relative',
  display: 'flow-root',
  minBlockSize: unit(24),
  padding: vars.space.xlarge,
  background: vars.colour.card,
  overflowX: 'auto',
});

export const faces = style({
  display: 'grid',
  gap: vars.space.xlarge,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const framedFaces = style({
  display: 'grid',
  gap: vars.space.xlarge,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});

/** A line of text under the frames. */
export const below = style({ marginBlockStart: vars.space.large });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  fontSize: vars.text.medium,
});

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  marginInline: 'auto',
  maxInlineSize: '100%',
  background: vars.colour.page,
});

export const frameContent = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 'none',
  transformOrigin: 'top left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'top right' } },
});

export const frameToCome = style([frameContent, { opacity: 0 }]);

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: vars.space.large,
  color: vars.colour.textSecondary,
});

const verdict = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: vars.weight.semibold,
});

export const doHead = style([verdict, { color: vars.colour.successText }]);

export const dontHead = style([verdict, { color: vars.colour.dangerText }]);

export const example = style([
  stage,
  { display: 'grid', gridTemplateRows: '1fr auto', gridTemplateColumns: 'minmax(0, 1fr)' },
]);

export const reason = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  borderBlockStart: `${vars.border.thick} solid`,
});

export const doReason = style([reason, { borderColor: vars.colour.successFill }]);

export const dontReason = style([reason, { borderColor: vars.colour.dangerFill }]);

export const mark = style({
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const frameWidth = style([
  code,
  {
    paddingBlock: vars.space.small,
    paddingInline: vars.space.large,
    color: vars.colour.textSecondary,
    background: vars.colour.sunken,
  },
]);
