/** What came back for a request: its head, and its body as text. */
export interface HttpAnswer {
  status: number;
  /** The `Date` header. */
  date: string | null;
  /** The `Retry-After` header. */
  retryAfter: string | null;
  text: string;
}

/** The largest body of an answer that is read, in bytes (WIRE-27). */
export const maxAnswerSize = 5_000_000;

/** Thrown while a body is read that is larger than `maxAnswerSize`. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
  /** The HTTP status of the answer. */
  readonly status: number;

  constructor(status: number) {
    super(`The answer has more than ${maxAnswerSize} bytes`);
    this.status = status;
  }
}

/**
 * Reads the body of an answer as text, piece by piece, so that a body without an end is given up in
 * time.
 *
 * @throws AnswerTooLargeError
 */
export async function readAnswer(response: Response): Promise<HttpAnswer> {
  const { status, headers, body } = response;
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) break;
    size += piece.value.byteLength;
    if (size > maxAnswerSize) {
      void reader?.cancel().catch(() => {});
      throw new AnswerTooLargeError(status);
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return {
    status,
    date: headers.get('Date'),
    retryAfter: headers.get('Retry-After'),
    text: text + decoder.decode(),
  };
}

/** Stands for a body that is not JSON. */
export const notJson = Symbol('not JSON');

/** @returns null for an empty body */
export function parseJson(text: string): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
