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

/** Of black around what is white, on any colour and therefore the same in every scheme. */
const blackRing = (width: string) => `0 0 0 ${width} black`;

/** White within black is seen on every colour, and a second ring of the two shows the focus. */
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: `${vars.border.thick} solid white`,
  borderRadius: vars.radius.round,
  boxShadow: blackRing(vars.border.hair),
  boxSizing: 'border-box',
  selectors: {
    [`${area} &`]: { insetBlockStart: 'auto' },
    '&[data-focus-visible]': {
      outline: `${vars.border.thick} solid white`,
      outlineOffset: vars.border.hair,
      boxShadow: blackRing(unit(1)),
    },
  },
});
