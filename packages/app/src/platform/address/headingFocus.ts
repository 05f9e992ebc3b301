let isRequested = false;

/** A change of page was asked for: its heading shall take the focus. */
export function requestHeadingFocus(): void {
  isRequested = true;
}

/** True once per change of page, for the heading that shows first. */
export function takeHeadingFocusRequest(): boolean {
  const result = isRequested;
  isRequested = false;
  return result;
}
