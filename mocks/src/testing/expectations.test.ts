import * as v from 'valibot';
import { expect, test } from 'vitest';
import { expectExactly } from './call.ts';
import { expectProblem, expectStatus, expectSuccess, expectUnchanged } from './expectations.ts';
import { withTexts } from './invalidRequests.ts';

const schema = v.object({ items: v.array(v.object({ id: v.string() })) });

test.each([
  [{ items: [{ id: 7 }] }, 'items.0.id does not fit the schema: Invalid type: Expected string'],
  [{}, 'items does not fit the schema'],
  [null, 'the answer does not fit the schema'],
  [{ items: [{ id: 'a', name: 'b' }] }, 'the answer.items.0.name is not as the contract'],
  [{ items: [], total: 0 }, 'the answer.total is not as the contract'],
])('an answer of %j differs from its schema, and where', (answer, words) => {
  expect(() => expectExactly(schema, answer)).toThrow(words);
});

test('what a schema replaces or leaves out is a difference', () => {
  const tolerant = v.object({ kind: v.fallback(v.picklist(['a', 'b']), 'a') });
  expect(() => expectExactly(tolerant, { kind: 'c' })).toThrow('the answer.kind is not as');
  const list = v.pipe(
    v.array(v.number()),
    v.transform((numbers) => numbers.slice(1)),
  );
  expect(() => expectExactly(list, [1, 2])).toThrow('the answer is not as');
  expect(expectExactly(tolerant, { kind: 'b' })).toEqual({ kind: 'b' });
});

const refusal = { status: 400, body: { title: 'No', errors: { id: ['Too long'] } } };

test('a wrong status is told with the words of the answer', () => {
  const failed = { status: 501, body: { detail: 'Not written' } };
  expect(() => expectStatus(failed, 200)).toThrow('The call answers 501 (Not written), not 200');
  expect(() => expectSuccess(failed, 'A visitor')).toThrow('A visitor answers 501 (Not written)');
  expect(() => expectSuccess({ status: 500, body: null })).toThrow('The call answers 500');
  expectStatus(failed, 501);
  expectSuccess({ status: 204, body: null });
});

test('a refusal names the field', () => {
  const words = "A request names 'id', not 'name'";
  expect(() => expectProblem(refusal, 400, 'A request', 'name')).toThrow(words);
  expect(() => expectProblem(refusal, 403)).toThrow('The call answers 400, not 403');
  const odd = { status: 400, body: { title: 7 } };
  expect(() => expectProblem(odd, 400)).toThrow('title does not fit the schema');
  expectProblem(refusal, 400, 'A request', 'id');
});

test('what was stored by a refused request is told with its place', () => {
  const before = new Map([['teams', '[]']]);
  expect(() => expectUnchanged(before, new Map([['teams', '[1]']]))).toThrow(
    'A refused request was stored: teams answers something else',
  );
  expectUnchanged(before, new Map(before));
});

test('texts are replaced at any depth, in values alone', () => {
  const file = new File(['a'], 'a');
  const value = { a: 'a', list: ['a', 'ab', 1, null], deep: { b: 'a', file } };
  expect(withTexts(value, { a: 'x' })).toEqual({
    a: 'x',
    list: ['x', 'ab', 1, null],
    deep: { b: 'x', file },
  });
  expect(withTexts('constructor', {})).toBe('constructor');
});
