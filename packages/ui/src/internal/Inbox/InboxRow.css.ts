import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

const finePointer = `${media.sm} and ${media.hover}`;

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  paddingBlock: vars.space.large,
  paddingInline: `${vars.space.xlarge} ${vars.space.small}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${unit(28)}`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}` },
    '&:hover': { background: vars.colour.hover },
  },
});

const sign = style({
  flex: 'none',
  inlineSize: unit(8),
  blockSize: unit(8),
  marginInlineEnd: vars.space.large,
});

export const icon = style([
  sign,
  {
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.round,
    background: vars.colour.neutralSoft,
    color: vars.colour.onNeutralSoft,
  },
]);

/** Whole, because a circle would cut the corners of a crest. */
export const picture = style([sign, { borderRadius: vars.radius.small, objectFit: 'contain' }]);

/** The placeholder of a picture. */
export const picturePlaceholder = style({ flex: 'none', marginInlineEnd: vars.space.large });

/** Extra lines of the skeleton, because a text wraps more often on a phone. */
export const phoneLines = style({ '@media': { [media.sm]: { display: 'none' } } });

export const text = style({ flex: 1, minInlineSize: 0 });

const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

const titleWeight = style({
  fontWeight: vars.weight.medium,
  selectors: { '[data-unread] &': { fontWeight: vars.weight.semibold } },
});

export const title = style([clamped, titleWeight, { WebkitLineClamp: 1 }]);

export const wholeTitle = style([titleWeight, { overflowWrap: 'anywhere' }]);

export const description = style([clamped, { WebkitLineClamp: 2 }]);

/** On a page a message that can be expanded shows more lines before it is cut. */
export const expandable = style([clamped, { WebkitLineClamp: 4 }]);

/** Above the link of the row, so that the links in the text are clickable. */
export const expanded = style({ position: 'relative', zIndex: 1, overflowWrap: 'anywhere' });

export const expander = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: 'fit-content',
  marginInlineStart: `calc(-1 * ${vars.space.large})`,
});

export const time = style({
  marginBlockStart: vars.space.small,
  fontSize: vars.text.small,
  color: vars.colour.textSecondary,
});

/**
 * The link covers the row, so that the whole row is clickable while its accessible name stays
 * short.
 */
export const cover = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` } },
});

export const actions = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  marginInlineStart: vars.space.small,
});

/** Hidden until the row is hovered or focused. */
export const shownOnHover = style({
  display: 'flex',
  '@media': {
    [finePointer]: {
      opacity: 0,
      selectors: { [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 } },
    },
  },
});

export const plain = style({ display: 'flex' });

export const dot = style({
  inlineSize: vars.space.small,
  blockSize: vars.space.small,
  borderRadius: vars.radius.round,
  background: vars.colour.icon,
  selectors: { '[data-unread] &': { background: vars.theme.primaryText } },
  '@media': {
    [media.forcedColors]: {
      border: `${vars.border.hair} solid`,
      background: 'transparent',
      selectors: { '[data-unread] &': { background: 'ButtonText' } },
    },
  },
});
