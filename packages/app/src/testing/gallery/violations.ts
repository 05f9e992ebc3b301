const controls = 'a[href], button, input, select, textarea, [role^="menuitem"], [role="option"]';

/** The visible interactive elements. */
export function controlsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(controls)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
}

export function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return `${element.localName} "${name}"`;
}

/**
 * Elements that extend beyond the sides of the page, where a person would have to scroll sideways.
 */
export function overflows(root: ParentNode): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const violations = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const beyond = controlsIn(root).filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 1 && (left < -1 || right > clientWidth + 1) && !isSkipLink(one);
  });
  return [...violations, ...beyond.map((one) => `${nameOf(one)} is beyond the edge`)];
}

function isSkipLink(element: Element): boolean {
  return getComputedStyle(element).position === 'fixed';
}

/** Texts that are cut off by their box, except for lines that are truncated by design. */
export function cutTexts(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((one) => hasOwnText(one) && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(one);
      const isHiddenFromEyes = position === 'absolute' && one.clientWidth <= 1;
      return (
        !isHiddenFromEyes &&
        textOverflow !== 'ellipsis' &&
        ((overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) ||
          (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1))
      );
    })
    .map((one) => `${nameOf(one)} is cut`);
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

const least = 24;

/** Targets smaller than the minimum of WCAG 2.5.8, except for links in running text. */
export function smallTargets(root: ParentNode): string[] {
  return (
    controlsIn(root)
      .filter((one) => !isSkipLink(one) && getComputedStyle(one).display !== 'inline')
      // Elements with `content-visibility: auto` outside the viewport have no size yet.
      .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }))
      // A press on the label activates its field, so the label is the target.
      .map((one) => one.closest('label') ?? one)
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < least || height < least;
      })
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return `${nameOf(one)} is ${Math.round(width)} × ${Math.round(height)}`;
      })
  );
}

/**
 * Whether a focus ring is drawn on the element, on the pseudo-element that extends it, or on the
 * card around it, in another colour than the surface below the ring.
 */
export function isOutlined(element: Element): boolean {
  const card = element.closest('li > *');
  return hasRing(element) || hasRing(element, '::after') || (card !== null && hasRing(card));
}

function hasRing(element: Element, pseudo?: string): boolean {
  const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(
    element,
    pseudo,
  );
  if (outlineStyle === 'none' || outlineWidth === '0px') return false;
  // A ring outside of the element lies on what is around it.
  const isInside = Number.parseFloat(outlineOffset) < 0;
  return outlineColor !== surfaceOf(isInside ? element : element.parentElement);
}

/** The nearest background that is not clear, of the element or of one around it. */
function surfaceOf(element: Element | null): string | undefined {
  for (let one = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

/** The landmark that contains an element; banner and footer count as one. */
export function landmarkOf(element: Element): string {
  const landmark = element.closest('header, main, footer') ?? element.closest('nav, aside');
  return landmark?.localName ?? 'skip link';
}

/**
 * Elements with a transition or animation that is longer than zero, for `prefers-reduced-motion`.
 */
export function movements(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')]
    .filter((one) => {
      const { animationDuration, transitionDuration } = getComputedStyle(one);
      return longest(animationDuration) > 0.001 || longest(transitionDuration) > 0.001;
    })
    .map((one) => `${nameOf(one)} moves`);
}

/** @returns seconds */
function longest(durations: string): number {
  return Math.max(...durations.split(', ').map((duration) => Number.parseFloat(duration)));
}
