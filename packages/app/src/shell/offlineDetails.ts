import { SignalSlashIcon } from '@heroicons/react/24/outline';
import i18next from 'i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { shownAsOfAtom } from '#platform/kept/answerTimes.ts';
import { store } from '#platform/store.ts';
import { queuedCountAtom } from '#session/outbox/queuedCount.ts';
import { offlineDetailsAtom, offlineIconAtom } from './offlineDetails.atoms.ts';

/**
 * Keeps the icon and the details of the notice: how old the page is, and what waits to be sent. Its
 * code is loaded when the page is idle, so that it is not part of the first script.
 */
export function watchOfflineDetails(): void {
  store.set(offlineIconAtom, { icon: SignalSlashIcon });
  const update = () => store.set(offlineDetailsAtom, offlineDetails(i18next.language));
  for (const one of [connectivityAtom, shownAsOfAtom, queuedCountAtom]) store.sub(one, update);
  i18next.on('languageChanged', update);
  update();
}

/** @returns nothing with a connection */
function offlineDetails(language: string): string {
  if (store.get(connectivityAtom) === 'online') return '';
  const asOf = store.get(shownAsOfAtom);
  const waiting = store.get(queuedCountAtom);
  const parts = [
    asOf === null ? '' : i18next.t('shell.asOf', { time: timeOf(asOf, language) }),
    waiting === 0 ? '' : i18next.t('shell.waiting', { count: waiting }),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The time of the day, with the date for a moment that is not of today. */
function timeOf(moment: number, language: string): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(language, {
    ...(isToday ? {} : { day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}
