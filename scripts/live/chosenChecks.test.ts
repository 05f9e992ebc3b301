import { expect, it } from 'vitest';
import { chosenChecks } from './chosenChecks.ts';

const all = [{ name: '50 kills and restarts' }, { name: 'two tabs' }];

it('takes every check on both hubs, or those of a word on one', () => {
  expect(chosenChecks(all, [])).toEqual({ hubs: ['mock', 'aspnet'], checks: all });
  expect(chosenChecks(all, ['kills', '50'], 'mock')).toEqual({ hubs: ['mock'], checks: [all[0]] });
});

it('says that there is no such check or hub, instead of checking nothing', () => {
  expect(() => chosenChecks(all, ['kils'])).toThrow("No check has 'kils' in its name.");
  expect(() => chosenChecks(all, [], 'asp.net')).toThrow(
    "--hub 'asp.net' is none of mock, aspnet.",
  );
});
