import { style } from '@vanilla-extract/css';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
});

export const cell = style({
  display: 'grid',
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  selectors: {
    '&:nth-child(odd)': {
      borderInlineEnd: `${vars.border.hair} solid ${vars.colour.border}`,
    },
  },
});

export const target = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xlarge,
  paddingInline: vars.space.small,
  border: 'none',
  background: 'transparent',
  color: vars.colour.text,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered], &:hover': { background: vars.colour.hover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: unit(12),
  blockSize: unit(12),
  marginBlockEnd: vars.space.small,
  borderRadius: vars.radius.round,
  background: vars.colour.neutralSoft,
  color: vars.colour.onNeutralSoft,
});

export const label = style({ fontWeight: vars.weight.medium });

export const description = style({
  fontSize: vars.text.medium,
  color: vars.colour.textSecondary,
});

export const form = style({ padding: vars.space.xlarge });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});
