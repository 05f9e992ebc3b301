import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

/** Its height depends on the width alone, never on what is in it: the content below stays put. */
export const slot = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: unit(242.5),
  blockSize: unit(25),
  marginInline: 'auto',
  padding: vars.space.small,
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  background: vars.colour.card,
  '@media': {
    [media.sm]: { blockSize: unit(22.5), borderRadius: vars.radius.large },
    [media.md]: { blockSize: unit(30), padding: vars.space.medium, gap: vars.space.large },
    [media.print]: { display: 'none' },
  },
});

export const picture = style({
  flex: 'none',
  inlineSize: unit(18),
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: vars.radius.small,
  selectors: { '&[data-shape="wide"]': { flex: 1, inlineSize: 0, minInlineSize: 0 } },
  '@media': {
    [media.sm]: { inlineSize: unit(24) },
    [media.md]: { inlineSize: unit(36) },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  minInlineSize: 0,
  // A wide picture says it all; its words stay for those who cannot see it.
  selectors: { '[data-shape="wide"] + &': { flex: 'none', inlineSize: 'min-content' } },
});

export const mark = style({
  fontSize: vars.text.xsmall,
  lineHeight: vars.leading.tight,
  color: vars.colour.textHint,
});

const cut = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: vars.leading.tight,
});

export const title = style([
  cut,
  { WebkitLineClamp: 1, fontWeight: vars.weight.semibold, fontSize: vars.text.base },
]);

export const description = style([
  cut,
  {
    WebkitLineClamp: 2,
    fontSize: vars.text.medium,
    color: vars.colour.textSecondary,
    selectors: {
      '[data-shape="wide"] + * > &': {
        position: 'absolute',
        inlineSize: vars.border.hair,
        blockSize: vars.border.hair,
        clipPath: 'inset(50%)',
      },
    },
  },
]);

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 'none',
  gap: vars.space.xsmall,
  '@media': { [media.sm]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.small } },
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minInlineSize: vars.size.control,
  blockSize: vars.size.control,
  border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  borderRadius: vars.radius.round,
  color: vars.theme.primaryText,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { background: vars.colour.hover },
  ':focus-visible': { outlineOffset: 0 },
  '@media': { [media.md]: { paddingInline: vars.space.large } },
});

/** Beside the icon where there is room; its words are in the link's name anyway. */
export const actionWords = style({
  display: 'none',
  maxInlineSize: unit(40),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { display: 'block' } },
});
