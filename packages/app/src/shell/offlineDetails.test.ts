import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import en from '#public/i18n/en.json' with { type: 'json' };
import tr from '#public/i18n/tr.json' with { type: 'json' };
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { noteAnswerTime } from '#platform/kept/answerTimes.ts';
import { writeQueuedChange } from '#platform/storage/queuedChanges.ts';
import { store } from '#platform/store.ts';
import { countQueuedChanges } from '#session/outbox/queuedCount.ts';
import { setSession } from '#session/session.atoms.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { watchOfflineDetails } from './offlineDetails.ts';
import { offlineDetailsAtom } from './offlineDetails.atoms.ts';

const details = () => store.get(offlineDetailsAtom);

beforeAll(async () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('navigator', { onLine: true });
  stubStorage();
  setSession(sessionOf('ada'));
  await i18next.init({
    lng: 'en',
    resources: { en: { translation: en }, tr: { translation: tr } },
    interpolation: { escapeValue: false },
  });
  watchOfflineDetails();
});

test('the notice says how old the page is and what waits, in both languages (OFFLINE-5, OFFLINE-9)', async () => {
  noteAnswerTime('/api/matches', new Date().setHours(14, 3));
  noteAnswerTime('/api/matches/overview', new Date().setHours(15, 30));
  expect(details()).toBe('');
  store.set(connectivityAtom, false);
  expect(details()).toBe('As of 2:03 PM.');
  writeQueuedChange({ id: '1', owner: 'ada', queue: 'q', change: null });
  countQueuedChanges();
  expect(details()).toBe('As of 2:03 PM. 1 change will be sent then.');
  await i18next.changeLanguage('tr');
  expect(details()).toBe('Son güncelleme: 14:03. 1 değişiklik o zaman gönderilecek.');
  store.set(connectivityAtom, true);
  expect(details()).toBe('');
});

test('a time of another day has its date (OFFLINE-5)', async () => {
  await i18next.changeLanguage('en');
  store.set(connectivityAtom, false);
  noteAnswerTime('/api/matches', new Date(2026, 3, 15, 14, 3).getTime());
  expect(details()).toContain('April 15');
});
