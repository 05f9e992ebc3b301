import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { hiddenText } from '../../theme/hiddenText.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

/** The height of mark, title and description, in lines of the slot. */
function linesOf({ description }: { description: number }): string {
  const base = Number.parseFloat(vars.text.base);
  const others =
    Number.parseFloat(vars.text.xsmall) + description * Number.parseFloat(vars.text.medium);
  return `${(base + others) / base} * 1lh`;
}

/**
 * The height depends on the width alone and never on the content, so that the content below does
 * not move; it makes room for the lines of a reader who has set them wider apart (WCAG 1.4.12). A
 * strip on a phone, a card on wider screens.
 */
export const slot = style({
  position: 'relative',
  blockSize: `max(${unit(25)}, ${linesOf({ description: 3 })} + 2 * ${vars.space.small} + ${vars.border.hair})`,
  overflow: 'hidden',
  fontSize: vars.text.base,
  lineHeight: vars.leading.tight,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  background: vars.colour.card,
  '@media': {
    [media.sm]: {
      blockSize: `max(${unit(22.5)}, ${linesOf({ description: 2 })} + 2 * ${vars.space.small} + 2 * ${vars.border.hair})`,
      border: `${vars.border.hair} solid ${vars.colour.border}`,
      borderRadius: vars.radius.card,
    },
    [media.md]: {
      blockSize: `max(${unit(30)}, ${linesOf({ description: 3 })} + 2 * ${vars.space.medium} + 2 * ${vars.border.hair})`,
    },
    [media.print]: { display: 'none' },
  },
});

/**
 * The current advertisement fills the slot; the next one is hidden above it until its picture is
 * loaded.
 */
export const advert = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.medium,
  blockSize: '100%',
  paddingBlock: vars.space.small,
  paddingInline: vars.column.margin,
  selectors: { '&[data-preloading]': { position: 'absolute', inset: 0, visibility: 'hidden' } },
  '@media': {
    // Side by side, neither a wide picture nor its title would have room.
    [media.belowSm]: {
      selectors: {
        '&[data-shape="wide"]': {
          display: 'grid',
          gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr) auto',
          rowGap: vars.space.xsmall,
        },
      },
    },
    [media.sm]: { paddingInline: vars.space.small },
    [media.md]: { padding: vars.space.medium, gap: vars.space.large },
  },
});

/** In an advertisement whose picture is wide. */
const inWide = `${advert}[data-shape="wide"]`;

/** As wide as the picture is, so that a square one has the same space on each side. */
export const picture = style({
  flex: 'none',
  inlineSize: 'auto',
  maxInlineSize: unit(18),
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: vars.radius.small,
  selectors: {
    [`${inWide} > &`]: { flex: 1, inlineSize: '100%', minInlineSize: 0, maxInlineSize: 'none' },
  },
  '@media': {
    [media.sm]: { maxInlineSize: unit(24) },
    [media.md]: { maxInlineSize: unit(36) },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  minInlineSize: 0,
  '@media': {
    [media.sm]: {
      selectors: { [`${inWide} > &`]: { flex: 'none', inlineSize: 'min-content' } },
    },
  },
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
  {
    WebkitLineClamp: 1,
    fontWeight: vars.weight.semibold,
    fontSize: vars.text.base,
    selectors: { [`${inWide} &`]: { WebkitLineClamp: 2 } },
    '@media': {
      [media.sm]: {
        selectors: { [`${inWide} &`]: { inlineSize: 'max-content', maxInlineSize: unit(36) } },
      },
      [media.lg]: { selectors: { [`${inWide} &`]: { maxInlineSize: unit(44) } } },
    },
  },
]);

export const description = style([
  cut,
  {
    WebkitLineClamp: 3,
    fontSize: vars.text.medium,
    color: vars.colour.textSecondary,
    // The slot is at its lowest at these widths.
    '@media': { [`${media.sm} and ${media.belowMd}`]: { WebkitLineClamp: 2 } },
    // A wide picture contains the whole message; the text is kept for screen readers.
    selectors: {
      [`${inWide} &`]: hiddenText,
    },
  },
]);

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 'none',
  gap: vars.space.xsmall,
  '@media': {
    [media.belowSm]: { selectors: { [`${inWide} > &`]: { gridArea: '1 / 2 / -1' } } },
    [media.sm]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.small },
  },
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

/** The label beside the icon, shown where it fits; the accessible name contains it anyway. */
export const actionText = style({
  display: 'none',
  maxInlineSize: unit(40),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.md]: { display: 'block' },
    [media.lg]: { maxInlineSize: unit(70) },
    // A wide picture needs the room itself.
    [media.belowXl]: { selectors: { [`${inWide} &`]: { display: 'none' } } },
  },
});
