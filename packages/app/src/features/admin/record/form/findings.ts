import type { TFunction } from 'i18next';
import * as v from 'valibot';
import type { Findings } from '../recordKind.ts';

/**
 * What the contract says against the fields, in words (ADMIN-62): lengths and missing values by
 * what the schema itself says, everything else in the words of the field.
 *
 * @param invalidText the words for a field whose value is not written as it should be
 */
export function findingsOf(
  t: TFunction,
  schema: v.GenericSchema,
  fields: object,
  invalidText: (name: string) => string,
): Findings {
  const found = new Map<string, string>();
  const { issues = [] } = v.safeParse(schema, fields);
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    // The first is the most basic one: a text that is missing is also too short.
    if (!found.has(path))
      found.set(path, issueText(t, issue, invalidText(path.split('.')[0] ?? '')));
  }
  return found;
}

function issueText(t: TFunction, issue: v.BaseIssue<unknown>, invalid: string): string {
  const { type, input, requirement } = issue;
  const isMissing = input === undefined || input === null || input === '';
  const isChoice = type === 'picklist' || type === 'variant';
  if (isMissing) return t(isChoice ? 'validation.choose' : 'validation.fillIn');
  const count = typeof requirement === 'number' ? requirement : 0;
  if (type === 'min_code_points') return t('validation.tooShort', { count });
  if (type === 'max_code_points') return t('validation.tooLong', { count });
  return invalid;
}
