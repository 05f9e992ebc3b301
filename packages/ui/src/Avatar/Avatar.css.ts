import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

const dotSize = createVar();
const centre = `calc(${dotSize} / 2)`;
const gap = `calc(${dotSize} / 2 + ${vars.border.thick})`;

const base = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  fontWeight: vars.weight.semibold,
});

export const avatar = styleVariants({
  small: [
    base,
    {
      inlineSize: unit(7),
      blockSize: unit(7),
      fontSize: vars.text.xsmall,
      vars: { [dotSize]: unit(2) },
    },
  ],
  row: [
    base,
    {
      inlineSize: unit(8),
      blockSize: unit(8),
      fontSize: vars.text.small,
      vars: { [dotSize]: unit(2) },
    },
  ],
  medium: [
    base,
    {
      inlineSize: unit(10),
      blockSize: unit(10),
      fontSize: vars.text.base,
      vars: { [dotSize]: unit(2.5) },
    },
  ],
  large: [
    base,
    {
      inlineSize: unit(24),
      blockSize: unit(24),
      fontSize: vars.text.display,
      vars: { [dotSize]: unit(5) },
    },
  ],
});

export const face = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.theme.primarySoft,
  color: vars.theme.onPrimarySoft,
  lineHeight: vars.leading.none,
  selectors: {
    // Masks the picture around the dot, so that the dot is visible on any surface.
    '[data-presence] > &': {
      mask: `radial-gradient(circle at calc(100% - ${centre}) calc(100% - ${centre}), transparent ${gap}, black calc(${gap} + ${vars.border.hair}))`,
    },
    '[data-presence]:dir(rtl) > &': {
      mask: `radial-gradient(circle at ${centre} calc(100% - ${centre}), transparent ${gap}, black calc(${gap} + ${vars.border.hair}))`,
    },
  },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

const dot = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: dotSize,
  blockSize: dotSize,
  borderRadius: vars.radius.round,
});

/** In forced colours the presences have the same colour and differ by shape alone. */
const forced = { '@media': { [media.forcedColors]: { background: 'CanvasText' } } };

/** Each presence has its own shape and colour, because colour alone must not carry meaning. */
export const presence = styleVariants({
  online: [dot, { background: vars.colour.presenceOnline, ...forced }],
  away: [
    dot,
    {
      background: vars.colour.presenceAway,
      mask: `radial-gradient(circle at 25% 25%, transparent 40%, black 45%)`,
      ...forced,
    },
  ],
  busy: [
    dot,
    {
      background: vars.colour.presenceBusy,
      mask: 'linear-gradient(black 38%, transparent 38% 62%, black 62%)',
      ...forced,
    },
  ],
  'not-visible': [
    dot,
    {
      background: vars.colour.presenceInvisible,
      mask: 'radial-gradient(circle closest-side, transparent 50%, black 55%)',
      ...forced,
    },
  ],
});
