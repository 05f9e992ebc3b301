export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** @returns the parsed JSON, the text when it is not JSON, null for an empty body */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    // An aborted request is rethrown, so that it does not count as an empty answer.
    if (isAbort(error)) throw error;
    return '';
  });
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
