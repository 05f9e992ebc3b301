import { beforeEach, expect, test, vi } from 'vitest';
import type { Answered } from './answers.ts';

const answered = (url: string): Answered => ({ name: 'messages', url, owner: 'ada', value: [] });

let answers: typeof import('./answers.ts');
let scope: typeof import('../sessionScope.ts');

beforeEach(async () => {
  vi.resetModules();
  answers = await import('./answers.ts');
  scope = await import('../sessionScope.ts');
});

function heard(): string[] {
  const urls: string[] = [];
  answers.setAnswerListener(({ url }) => void urls.push(url));
  return urls;
}

test('answers wait for the code that keeps them, the newest sixty (OFFLINE-5)', () => {
  for (let index = 0; index < 70; index += 1) answers.reportAnswer(answered(String(index)));
  const urls = heard();
  expect(urls).toHaveLength(60);
  expect([urls[0], urls.at(-1)]).toEqual(['10', '69']);
});

test('what waits does not outlive the session (AUTH-14)', () => {
  answers.reportAnswer(answered('/api/common/messages'));
  scope.endSessionScope({ reason: 'left', userId: 'ada', accessToken: '' });
  expect(heard()).toEqual([]);
});
