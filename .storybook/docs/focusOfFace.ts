/**
 * Lets a story in a frame move its focus while the page around it keeps the real one. A browser has
 * one focus for all frames of a page, and a play function that sets it would take it from a reader
 * who uses the keyboard outside the frame. As long as the reader is not in the frame, its focus is
 * simulated: `activeElement`, the events and `:focus-visible` behave as if the frame had it.
 */
export function keepFocusInFace(): void {
  const { focus, blur, matches } = HTMLElement.prototype;
  let told: Element | null = null;

  const moveTo = (next: HTMLElement | null) => {
    const last = document.activeElement === document.body ? null : document.activeElement;
    if (next === last) return;
    told = next ?? document.body;
    tell(last, ['blur', 'focusout'], next);
    // A listener may have moved the focus.
    if (next && told === next) tell(next, ['focus', 'focusin'], last);
  };

  const nativeActive = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')?.get;
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => {
      if (told && !told.isConnected) told = document.body;
      return told ?? (nativeActive?.call(document) as Element | null);
    },
  });
  Object.assign(HTMLElement.prototype, {
    focus(this: HTMLElement, options?: FocusOptions) {
      if (document.hasFocus()) focus.call(this, options);
      else if (canHaveFocus(this)) moveTo(this);
    },
    blur(this: HTMLElement) {
      if (told === null) blur.call(this);
      else if (told === this) moveTo(null);
    },
    matches(this: HTMLElement, selector: string) {
      if (told === null || !selector.startsWith(':focus')) return matches.call(this, selector);
      return selector === ':focus-within' ? this.contains(told) : this === told;
    },
  });

  // The reader has entered the frame, and the browser's own focus is in it from here on.
  const enter = (event: FocusEvent) => {
    if (!event.isTrusted || told === null) return;
    const [last, next] = [told, event.target instanceof Element ? event.target : null];
    told = null;
    if (last !== document.body && last !== next) tell(last, ['blur', 'focusout'], next);
  };
  window.addEventListener('focus', enter, { capture: true });
}

function canHaveFocus(element: HTMLElement): boolean {
  const hasPlace = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  return (
    hasPlace &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null
  );
}

function tell(
  element: Element | null,
  types: readonly ['blur' | 'focus', 'focusout' | 'focusin'],
  relatedTarget: Element | null,
): void {
  const [direct, bubbling] = types;
  element?.dispatchEvent(new FocusEvent(direct, { relatedTarget, composed: true }));
  element?.dispatchEvent(
    new FocusEvent(bubbling, { relatedTarget, composed: true, bubbles: true }),
  );
}
