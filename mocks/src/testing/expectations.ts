import { problem } from '@touchline/contract/problem';
import { assert } from 'vitest';
import { expectExactly } from './call.ts';
import type { Sent } from './sendByName.ts';

type Answer = Pick<Sent, 'status' | 'body'>;

/** Fails with a sentence when an answer has another status; `what` names the request. */
export function expectStatus(answer: Answer, expected: number, what = 'The call'): void {
  assert(
    answer.status === expected,
    `${what} answers ${answer.status}${detailOf(answer)}, not ${expected}`,
  );
}

/** Fails with a sentence when an answer is no success. */
export function expectSuccess(answer: Answer, what = 'The call'): void {
  assert(answer.status < 300, `${what} answers ${answer.status}${detailOf(answer)}`);
}

/** Fails with a sentence when an answer is not a problem with this status, about this field. */
export function expectProblem(answer: Answer, status: number, what?: string, field?: string): void {
  expectStatus(answer, status, what);
  const { errors = {} } = expectExactly(problem, answer.body);
  const named = Object.keys(errors).join(', ');
  if (field !== undefined)
    assert(named === field, `${what ?? 'The refusal'} names '${named}', not '${field}'`);
}

/** Fails with a sentence when something was stored. */
export function expectUnchanged(
  before: ReadonlyMap<unknown, string>,
  after: ReadonlyMap<unknown, string>,
): void {
  for (const [place, records] of before) {
    const where = typeof place === 'string' ? `: ${place} answers something else` : '';
    assert(after.get(place) === records, `A refused request was stored${where}`);
  }
}

function detailOf({ body }: Answer): string {
  const { detail } = (body ?? {}) as { detail?: unknown };
  return typeof detail === 'string' ? ` (${detail})` : '';
}
