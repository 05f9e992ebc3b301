import {
  anything,
  array,
  check,
  constant,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { expect, test } from 'vitest';
import { ownProblemText, problemFields } from './problem.ts';

const runs = { seed: 20_261_122, numRuns: 2_000 };

const blank = oneof(constant(''), constant(' \n '));
const messages = array(oneof(string(), blank), { maxLength: 3 });
const strange = oneof(constant(null), constant(false), constant(7), constant('x'));

/** Bodies as ERROR-1 names them, and bodies with one part of another type. */
const body = record(
  {
    errors: oneof(dictionary(string(), messages, { maxKeys: 3 }), strange),
    detail: oneof(string(), blank, constant(null), constant(7)),
    title: string(),
  },
  { requiredKeys: [] },
);

/** The words of a body by the rule of ERROR-1, written down once more, step by step. */
function expected({ errors, detail }: { errors?: unknown; detail?: unknown }): string {
  if (errors !== null && typeof errors === 'object') {
    let joined = '';
    for (const list of Object.values(errors as Record<string, string[]>)) {
      for (const message of list) joined += `${message}\n`;
    }
    if (joined.trim() !== '') return joined.trim();
  }
  if (typeof detail === 'string' && detail.trim() !== '') return detail.trim();
  return '';
}

function followsTheRule(text: (value: unknown) => string) {
  return check(
    property(body, (value) => text(value) === expected(value)),
    runs,
  );
}

test('the words of an error are those of the rule, for any body (ERROR-1)', () => {
  expect(followsTheRule(ownProblemText).counterexample).toBeNull();
});

test('a rule that gives up on the first strange field would be found wrong', () => {
  const strict = (value: unknown) => {
    const { errors } = value as { errors?: unknown };
    return errors === null ? '' : ownProblemText(value);
  };
  expect(followsTheRule(strict).failed).toBe(true);
});

test('no body at all breaks the rule, leaves white space or reaches a prototype (ERROR-2, SEC-7)', () => {
  const outcome = check(
    property(oneof(jsonValue(), anything()), (value) => {
      const text = ownProblemText(value);
      const fields = Object.values(problemFields(value)).flat();
      return text.trim() === text && fields.every((message) => typeof message === 'string');
    }),
    runs,
  );
  expect(outcome.counterexample).toBeNull();
  const hostile: unknown = JSON.parse(
    '{"__proto__":{"detail":"x"},"errors":{"__proto__":["y"],"constructor":["z"]}}',
  );
  expect(ownProblemText(hostile)).toBe('y\nz');
  expect(Object.keys(problemFields(hostile))).toEqual(['__proto__', 'constructor']);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
