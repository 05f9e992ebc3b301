import { expect, test } from 'vitest';
import { isPlantable } from '../plant/fault.ts';
import { allFaults } from '../plant/faults.ts';

test('the text of each fault that `pnpm plant` plants stands once in its file', () => {
  const lost = allFaults.filter((fault) => !isPlantable(fault));
  expect(lost.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
