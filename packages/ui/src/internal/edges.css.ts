import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** From the edge inwards. */
type Paint = (side: 'left' | 'right') => string;

const inwards = (side: 'left' | 'right') => (side === 'left' ? 'to right' : 'to left');

/** A shadow in the text colour, so that it is visible in both schemes. */
const shadow: Paint = (side) => {
  const ink = (percent: number) =>
    `color-mix(in srgb, ${vars.colour.text} ${percent}%, transparent)`;
  return `linear-gradient(${inwards(side)}, ${ink(28)}, ${ink(8)} 40%, transparent)`;
};

/** The content goes over into the background of the page. */
const fade: Paint = (side) => `linear-gradient(${inwards(side)}, ${vars.colour.page}, transparent)`;

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

/** @param line the border that replaces it in forced colours */
function edgeAt(place: StyleRule, line: 'borderInlineStart' | 'borderInlineEnd', paint: Paint) {
  const [ltr, rtl] =
    line === 'borderInlineStart' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return style([
    anyEdge,
    place,
    {
      background: paint(ltr),
      selectors: { '[dir="rtl"] &': { background: paint(rtl) } },
      '@media': { [media.forcedColors]: { [line]: `${vars.border.thick} dashed CanvasText` } },
    },
  ]);
}

function edgesOf(paint: Paint) {
  return {
    start: edgeAt({ insetInlineStart: 0 }, 'borderInlineStart', paint),
    end: edgeAt({ insetInlineEnd: 0 }, 'borderInlineEnd', paint),
  };
}

/** An edge of a scroll container beyond which its content goes on. */
export const edges = { shadow: edgesOf(shadow), fade: edgesOf(fade) };
