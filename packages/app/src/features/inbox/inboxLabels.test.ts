import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import english from '#public/i18n/en.json' with { type: 'json' };
import { inboxLabels } from './inboxLabels.ts';

type Tree = { [key: string]: string | Tree };

function find(key: string): string {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      english,
    );
  return typeof found === 'string' ? found : key;
}

it.each([
  ['messages', 'No messages', 'When you have messages, they will appear here.'],
  ['notifications', 'No notifications', 'When you have notifications, they will appear here.'],
] as const)('an empty list of %s has its words (INBOX-11, INBOX-12)', (kind, title, text) => {
  expect(inboxLabels(find as unknown as TFunction, kind)).toMatchObject({
    emptyTitle: title,
    emptyDescription: text,
  });
});
