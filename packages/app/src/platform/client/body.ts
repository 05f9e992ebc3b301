export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** @returns what the JSON says, the text where it is none, null where there is nothing */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    // Nobody waits for it any more: it is no empty answer.
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
