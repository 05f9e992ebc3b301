import { unit, vars } from '@touchline/ui/theme';
import { style } from '@vanilla-extract/css';

export const board = style({
  padding: vars.space.xlarge,
  marginBlockEnd: vars.space.xlarge,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  color: vars.colour.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.base,
  overflowX: 'auto',
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });

export const cell = style({
  padding: vars.space.small,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  textAlign: 'start',
  fontWeight: vars.weight.normal,
  verticalAlign: 'middle',
});

export const heading = style([cell, { fontWeight: vars.weight.semibold }]);

export const swatch = style({
  // The colour is what it shows.
  forcedColorAdjust: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: unit(12),
  blockSize: unit(8),
  marginInlineEnd: vars.space.small,
  border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  borderRadius: vars.radius.small,
  verticalAlign: 'middle',
});

export const code = style({ fontFamily: vars.font.mono, fontSize: vars.text.small });

export const ratio = style({ color: vars.colour.textSecondary, whiteSpace: 'nowrap' });

export const bar = style({ blockSize: unit(4), background: vars.theme.primary });

export const box = style({
  inlineSize: unit(24),
  blockSize: unit(14),
  border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  background: vars.colour.card,
});

export const raised = style([box, { borderColor: 'transparent', borderRadius: vars.radius.card }]);

export const lane = style({
  position: 'relative',
  inlineSize: unit(60),
  blockSize: unit(6),
  borderRadius: vars.radius.round,
  background: vars.colour.neutralSoft,
});

export const runner = style({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: unit(6),
  blockSize: unit(6),
  borderRadius: vars.radius.round,
  background: vars.theme.primary,
  transitionProperty: 'inset-inline-start',
  selectors: {
    'button:hover &, button:focus-visible &': { insetInlineStart: `calc(100% - ${unit(6)})` },
  },
});

export const play = style({
  display: 'block',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.round,
  background: 'transparent',
  cursor: 'pointer',
});
