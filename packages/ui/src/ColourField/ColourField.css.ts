import { style } from '@vanilla-extract/css';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const swatch = style({
  inlineSize: unit(7),
  blockSize: unit(7),
  border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
});

/** Around the field for its keys alone. */
export const keys = style({ display: 'contents' });

export const picker = style({
  display: 'grid',
  gap: vars.space.large,
  inlineSize: unit(56),
  padding: vars.space.large,
});

export const area = style({
  inlineSize: '100%',
  blockSize: unit(40),
  borderRadius: vars.radius.medium,
  forcedColorAdjust: 'none',
});

export const track = style({
  inlineSize: '100%',
  blockSize: vars.size.target,
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
});

export const alpha = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'center',
  gridTemplateColumns: `minmax(0, 1fr) ${unit(20)}`,
});

/** The ring is white within black, so that it is seen on every colour. */
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: `${vars.border.thick} solid ${vars.colour.onTooltip}`,
  borderRadius: vars.radius.round,
  boxSizing: 'border-box',
  selectors: {
    [`${area} &`]: { insetBlockStart: 'auto' },
    '&[data-focus-visible]': {
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
});
