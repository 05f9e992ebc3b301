import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  color: vars.colour.text,
  boxShadow: vars.shadow.small,
  '@media': { [media.forcedColors]: { border: `${vars.border.hair} solid CanvasText` } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlockStart: unit(5),
  paddingInline: vars.space.large,
  '@media': { [media.sm]: { paddingInline: vars.space.xlarge } },
});

export const title = style({
  minInlineSize: 0,
  fontSize: vars.text.xlarge,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const body = style({
  minInlineSize: 0,
  flex: 1,
  padding: vars.space.large,
  selectors: {
    '&[data-flush]': {
      paddingBlock: vars.space.small,
      paddingInline: 0,
    },
  },
  '@media': {
    [media.sm]: {
      padding: vars.space.xlarge,
      selectors: { [`${header} + &`]: { paddingBlockStart: vars.space.large } },
    },
  },
});
