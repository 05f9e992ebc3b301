import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const meter = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space.xsmall,
});

export const bar = style({
  blockSize: unit(1),
  border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  borderRadius: vars.radius.round,
  selectors: {
    '&[data-strength]': { border: 0 },
    '&[data-strength="weak"]': { background: vars.colour.dangerText },
    '&[data-strength="fair"]': { background: vars.colour.warningText },
    '&[data-strength="strong"]': { background: vars.colour.successText },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '&[data-strength]': { background: 'Highlight' } },
    },
  },
});

/** Reserves its line, so that nothing below moves when the first words appear. */
export const text = style({
  minBlockSize: '1lh',
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.normal,
  color: vars.colour.textSecondary,
  overflowWrap: 'anywhere',
});
