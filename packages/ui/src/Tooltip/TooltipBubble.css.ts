import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const bubble = style({
  // Browsers put a popover in the middle of the window, with an edge. React Aria sets its place.
  inset: 'auto',
  margin: 0,
  border: 0,
  overflow: 'visible',
  maxInlineSize: `min(${unit(64)}, calc(100vw - ${unit(4)}))`,
  paddingBlock: unit(1.5),
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  background: vars.colour.tooltip,
  color: vars.colour.onTooltip,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  zIndex: vars.layer.popover,
  '@media': { [media.forcedColors]: { outline: `${vars.border.hair} solid` } },
});
