import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { messageHref } from '#platform/paths.ts';
import { messageIdOf } from './messageIdOf.ts';

test('every id comes back from the address of its message (INBOX-29, ROUTE-10)', () => {
  assert(
    property(
      string({ minLength: 1 }).filter((id) => id.isWellFormed()),
      (id) => {
        expect(messageIdOf(messageHref(id))).toBe(id);
        expect(messageIdOf(`${messageHref(id)}?a=b`)).toBe(id);
      },
    ),
  );
});

test.each(['/messages', '/messages/', '/matches/1', '/messages?show=unread', ''])(
  '%j is no message',
  (url) => {
    expect(messageIdOf(url)).toBeUndefined();
  },
);

test('a malformed address is taken as it is', () => {
  expect(messageIdOf('/messages/%E0%A4%A')).toBe('%E0%A4%A');
});
