/** In CSS pixels, from the corner of the viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The box around everything that a story paints, popovers outside of its root included, with a small
 * margin for shadows and outlines. Runs in the page, so that it contains all that it calls.
 */
export function paintedBox(): Box {
  interface Edges {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const margin = 12;
  const page: Edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const painted: Edges[] = [];
  const replaced = new Set(['IMG', 'INPUT', 'TEXTAREA', 'SELECT', 'CANVAS', 'VIDEO', 'IFRAME']);

  const intersect = (a: Edges, b: Edges): Edges => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  // One pixel is what visually hidden texts are clipped to.
  const add = (edges: Edges) => {
    const width = edges.right - edges.left;
    const height = edges.bottom - edges.top;
    if (width > 0 && height > 0 && (width > 1 || height > 1)) painted.push(edges);
  };
  const isColour = (colour: string) => !/^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);
  const isPainted = (style: CSSStyleDeclaration) =>
    isColour(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') ||
    (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      (side) =>
        style[`border${side}Width`] !== '0px' &&
        style[`border${side}Style`] !== 'none' &&
        isColour(style[`border${side}Color`]),
    );
  const hasPseudoElement = (element: Element) =>
    ['::before', '::after'].some((pseudo) => {
      const { content } = getComputedStyle(element, pseudo);
      return content !== 'none' && content !== 'normal';
    });

  const visit = (element: Element, clip: Edges) => {
    const style = getComputedStyle(element);
    // It has no box of its own and counts as not visible, but what is in it has boxes.
    const hasNoBox = style.display === 'contents';
    if (!hasNoBox && !element.checkVisibility({ opacityProperty: true })) return;
    const visible = style.position === 'fixed' ? page : clip;
    const box = element.getBoundingClientRect();
    const isDrawing = element instanceof SVGElement;
    if (style.visibility === 'visible') {
      if (
        isDrawing ||
        replaced.has(element.tagName) ||
        isPainted(style) ||
        hasPseudoElement(element)
      ) {
        add(intersect(box, visible));
      }
      for (const node of isDrawing ? [] : element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) add(intersect(line, visible));
      }
    }
    if (isDrawing) return;
    const isClipping = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const inner = isClipping ? intersect(box, visible) : visible;
    for (const child of element.children) visit(child, inner);
  };
  for (const child of document.body.children) visit(child, page);

  if (painted.length === 0) return { x: 0, y: 0, width: margin, height: margin };
  const left = Math.max(0, Math.floor(Math.min(...painted.map((edges) => edges.left))) - margin);
  const top = Math.max(0, Math.floor(Math.min(...painted.map((edges) => edges.top))) - margin);
  const right = Math.ceil(Math.max(...painted.map((edges) => edges.right))) + margin;
  const bottom = Math.ceil(Math.max(...painted.map((edges) => edges.bottom))) + margin;
  return {
    x: left,
    y: top,
    width: Math.min(innerWidth, right) - left,
    height: Math.min(innerHeight, bottom) - top,
  };
}
