import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const bubble = style({
  position: 'fixed',
  inset: 'auto',
  inlineSize: 'max-content',
  maxInlineSize: `min(${unit(64)}, calc(100vw - ${unit(4)}))`,
  margin: 0,
  // The space between it and the item belongs to it, so that the pointer can come over.
  padding: unit(1.5),
  border: 0,
  background: 'none',
  overflow: 'visible',
});

export const words = style({
  display: 'block',
  paddingBlock: unit(1.5),
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  background: vars.colour.tooltip,
  color: vars.colour.onTooltip,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { outline: `${vars.border.hair} solid` } },
});
