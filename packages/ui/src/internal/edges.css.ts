import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** A shadow from the edge inwards in the text colour, so that it is visible in both schemes. */
function shadowFrom(side: 'left' | 'right'): string {
  const ink = (percent: number) =>
    `color-mix(in srgb, ${vars.colour.text} ${percent}%, transparent)`;
  return `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${ink(28)}, ${ink(8)} 40%, transparent)`;
}

/** Above the content and, in a table, below the progress bar. Presses go through it. */
const anyEdge = style({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 1,
  inlineSize: vars.space.xlarge,
  pointerEvents: 'none',
  '@media': {
    // Replaced by a border, because a gradient keeps its own colours in forced colours.
    [media.forcedColors]: { background: 'none', inlineSize: 0 },
    [media.print]: { display: 'none' },
  },
});

/** @param line the border that replaces the shadow in forced colours */
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

/** The shadow at an edge of a scroll container beyond which its content goes on. */
export const edge = {
  start: edgeAt({ insetInlineStart: 0 }, 'borderInlineStart'),
  end: edgeAt({ insetInlineEnd: 0 }, 'borderInlineEnd'),
};
