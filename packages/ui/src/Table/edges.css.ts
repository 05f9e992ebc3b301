import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** A shadow from the edge inwards; light in a dark scheme, where a dark one is not seen. */
function shadowFrom(side: 'left' | 'right'): string {
  const ink = (percent: number) =>
    `color-mix(in srgb, ${vars.colour.text} ${percent}%, transparent)`;
  return `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${ink(28)}, ${ink(8)} 40%, transparent)`;
}

/** Over the rows, below a bar that tells progress, and no way for a press. */
const anyEdge = style({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 1,
  inlineSize: vars.space.xlarge,
  pointerEvents: 'none',
  '@media': {
    // A gradient would stay as it is among the colours of the person.
    [media.forcedColors]: { background: 'none', inlineSize: 0 },
    [media.print]: { display: 'none' },
  },
});

/** @param line the border that stands for the shadow in forced colours */
function edgeAt(place: StyleRule, line: 'borderInlineStart' | 'borderInlineEnd') {
  const [ltr, rtl] =
    line === 'borderInlineStart' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return style([
    anyEdge,
    place,
    {
      background: shadowFrom(ltr),
      selectors: { '[dir="rtl"] &': { background: shadowFrom(rtl) } },
      '@media': { [media.forcedColors]: { [line]: `${vars.border.thick} dashed CanvasText` } },
    },
  ]);
}

/** The sign that columns lie beyond an edge of the place of a table. */
export const edge = {
  start: edgeAt({ insetInlineStart: 0 }, 'borderInlineStart'),
  end: edgeAt({ insetInlineEnd: 0 }, 'borderInlineEnd'),
};
