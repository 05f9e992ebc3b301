import { problem, type Problem } from '@touchline/contract/problem';
import * as v from 'valibot';
import { genericErrorText } from './ApiError.ts';

/**
 * The message of an error body (ERROR-1): all messages of `errors` joined by newlines and trimmed,
 * else `detail`, else the generic text. Any other body gives the generic text.
 */
export function problemText(body: unknown): string {
  const { errors, detail } = readProblem(body);
  const joined = Object.values(errors ?? {})
    .flat()
    .join('\n')
    .trim();
  return joined || detail?.trim() || genericErrorText;
}

export function problemFields(body: unknown): Record<string, string[]> {
  return readProblem(body).errors ?? {};
}

const refusal = v.object({ reason: v.string() });

/** The machine-readable reason of a refusal; undefined for a body without one. */
export function problemReason(body: unknown): string | undefined {
  const result = v.safeParse(refusal, body);
  return result.success ? result.output.reason : undefined;
}

function readProblem(body: unknown): Problem {
  const result = v.safeParse(problem, body);
  return result.success ? result.output : {};
}
