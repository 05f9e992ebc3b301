import { beforeEach, expect, test, vi } from 'vitest';
import { endSessionScope } from '#platform/sessionScope.ts';
import { inTurn } from './inTurn.ts';
import type { AdminRecord } from './recordKind.ts';

const record = { id: 'match-a', version: 3, updatedAt: null, updatedBy: null } as AdminRecord;

/** Lets what is on its way go as far as it can without an answer. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A server that answers when it is told, and notes the versions that it was sent. */
function server() {
  const sent: number[] = [];
  const answers: PromiseWithResolvers<{ version: number }>[] = [];
  const send = vi.fn(({ version }: AdminRecord) => {
    sent.push(version);
    const answer = Promise.withResolvers<{ version: number }>();
    answers.push(answer);
    return answer.promise;
  });
  return { sent, send, answers };
}

beforeEach(() => endSessionScope({ reason: 'left', userId: '', accessToken: '' }));

test('a change waits for the one before it and goes with the version that this has led to (ADMIN-5)', async () => {
  const { sent, send, answers } = server();
  const first = inTurn('matches', record, send);
  const second = inTurn('matches', record, send);
  const third = inTurn('matches', record, send);
  await settle();
  expect(sent).toEqual([3]);
  answers[0]?.resolve({ version: 4 });
  await expect(first).resolves.toEqual({ sent: record, saved: { version: 4 } });
  await settle();
  expect(sent).toEqual([3, 4]);
  answers[1]?.resolve({ version: 6 });
  await expect(second).resolves.toEqual({
    sent: { ...record, version: 4 },
    saved: { version: 6 },
  });
  await settle();
  expect(sent).toEqual([3, 4, 6]);
  answers[2]?.resolve({ version: 6 });
  await expect(third).resolves.toMatchObject({ saved: { version: 6 } });
});

test('after one that has failed it goes with its own version (ADMIN-5)', async () => {
  const { sent, send, answers } = server();
  const refusal = new Error('refused');
  const first = inTurn('matches', record, send);
  const second = inTurn('matches', record, send);
  answers[0]?.reject(refusal);
  await expect(first).rejects.toBe(refusal);
  await settle();
  expect(sent).toEqual([3, 3]);
  answers[1]?.resolve({ version: 4 });
  await expect(second).resolves.toMatchObject({ saved: { version: 4 } });
});

test('one that was made with the new version waits as well, and goes with the newest', async () => {
  const { sent, send, answers } = server();
  void inTurn('matches', record, send);
  void inTurn('matches', record, send);
  answers[0]?.resolve({ version: 4 });
  await settle();
  void inTurn('matches', { ...record, version: 4 }, send);
  answers[1]?.resolve({ version: 5 });
  await settle();
  expect(sent).toEqual([3, 4, 5]);
});

test('another record does not wait, and an older version stays one once all is answered (ADMIN-5)', async () => {
  const { sent, send, answers } = server();
  void inTurn('matches', record, send);
  void inTurn('matches', { ...record, id: 'match-b' }, send);
  void inTurn('teams', record, send);
  expect(sent).toEqual([3, 3, 3]);
  answers[0]?.resolve({ version: 4 });
  await settle();
  void inTurn('matches', record, send);
  expect(sent).toEqual([3, 3, 3, 3]);
});

test('the changes of a session that has ended are not sent, and nobody waits for them (AUTH-14)', async () => {
  const { sent, send, answers } = server();
  void inTurn('matches', record, send);
  void inTurn('matches', record, send);
  endSessionScope({ reason: 'left', userId: '', accessToken: '' });
  void inTurn('matches', record, send);
  answers[0]?.resolve({ version: 4 });
  await settle();
  expect(sent).toEqual([3, 3]);
});
