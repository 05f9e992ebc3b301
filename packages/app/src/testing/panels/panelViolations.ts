import { controlsIn, cutTexts, isOutlined, nameOf, overflows } from '../gallery/violations.ts';

const tolerance = 1;

/** Parts of a panel that scroll sideways, or controls that no scrolling brings into view. */
export function outOfReach(opened: HTMLElement): string[] {
  const sideways = [opened, ...opened.querySelectorAll<HTMLElement>('*')]
    .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
    .filter((one) => one.scrollWidth > one.clientWidth + tolerance)
    .map((one) => `${nameOf(one)} scrolls sideways`);
  const unseen = controlsIn(opened).filter((one) => {
    one.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    if (width <= tolerance) return false;
    const middle = (top + bottom) / 2;
    return (
      left < -tolerance || right > innerWidth + tolerance || middle < 0 || middle > innerHeight
    );
  });
  return [
    ...overflows(document.body),
    ...sideways,
    ...unseen.map((one) => `${nameOf(one)} cannot be seen`),
  ];
}

/** Cut texts and controls that no longer fit under increased text spacing. */
export function cutOff(opened: HTMLElement): string[] {
  return [...cutTexts(opened), ...outOfReach(opened)];
}

/** Whether a panel with the background of the page has no visible edge. */
export function isEdgeless(opened: HTMLElement): boolean {
  const box = opened.getBoundingClientRect();
  const isWholeWindow = box.width >= innerWidth - tolerance && box.height >= innerHeight;
  return !isWholeWindow && !hasEdge(opened);
}

/** The edge can be drawn by the panel itself or by the element that it fills. */
function hasEdge(opened: HTMLElement): boolean {
  const around = [
    opened,
    opened.parentElement,
    opened.parentElement?.parentElement,
    opened.closest('header > *'),
  ];
  return around.some((one) => {
    if (!one) return false;
    const style = getComputedStyle(one);
    return (
      style.outlineStyle !== 'none' ||
      Number.parseFloat(style.borderInlineStartWidth) > 0 ||
      Number.parseFloat(style.borderBlockEndWidth) > 0
    );
  });
}

/** Reports when the focused element shows no focus ring. */
export function unseenFocus(): string[] {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return ['the focus is lost'];
  return isOutlined(activeElement) ? [] : [`${nameOf(activeElement)} does not show the focus`];
}

/**
 * Reports a panel that is outside the screen, or not on the side of its button in the writing
 * direction.
 */
export function misplaced(opened: HTMLElement, trigger: HTMLElement): string[] {
  const panel = opened.getBoundingClientRect();
  if (panel.left < -tolerance || panel.right > innerWidth + tolerance) {
    return ['stands beyond the edge'];
  }
  const button = trigger.getBoundingClientRect();
  const isBeside = button.right >= panel.left && button.left <= panel.right;
  const isAtEnd = Math.abs(panel.left) <= tolerance;
  return isBeside || isAtEnd ? [] : ['stands neither at its button nor at the end of the screen'];
}
