import { expect, test } from 'vitest';
import { isApplicable } from '../mutations/mutation.ts';
import { allMutations } from '../mutations/allMutations.ts';

test('the text of each mutation of `pnpm mutate` stands once in its file', () => {
  const lost = allMutations.filter((mutation) => !isApplicable(mutation));
  expect(lost.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
