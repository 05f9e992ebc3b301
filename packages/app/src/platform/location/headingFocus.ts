let isRequested = false;

/** Requests that the heading of the next page takes the focus. */
export function requestHeadingFocus(): void {
  isRequested = true;
}

/** @returns true once per request, for the first heading that is mounted */
export function takeHeadingFocusRequest(): boolean {
  const result = isRequested;
  isRequested = false;
  return result;
}
