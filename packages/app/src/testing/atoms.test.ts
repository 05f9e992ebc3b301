import { expect, test } from 'vitest';
import { unreadCountAtom } from '../features/inbox/unreadCount.atoms.ts';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { store } from '#platform/store.ts';
import { setSession, userAtom } from '#session/session.atoms.ts';
import { stubStorage } from './fakeStorage.ts';
import { sessionOf } from './sessionOf.ts';

test('the unread count, the user and the language are atoms of one store (PRODUCT-10)', () => {
  stubStorage();
  const seen: unknown[] = [];
  store.sub(unreadCountAtom, () => seen.push(store.get(unreadCountAtom)));
  store.sub(userAtom, () => seen.push(store.get(userAtom)));
  store.sub(languageAtom, () => seen.push(store.get(languageAtom)));
  setSession(sessionOf('ada'), { storedBy: 'nobody' });
  store.set(unreadCountAtom, 3);
  store.set(languageAtom, 'tr');
  expect(seen).toContainEqual(expect.objectContaining({ id: 'ada' }));
  expect(seen).toEqual(expect.arrayContaining([3, 'tr']));
});
