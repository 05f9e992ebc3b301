import i18next, { type ParseKeys } from 'i18next';
import { atom } from 'jotai';
import { onSessionEnd } from './personal.ts';
import { store } from './store.ts';

export interface NoticeOptions {
  tone?: 'neutral' | 'success' | 'danger';
  action?: { label: string; onPress: () => void };
}

/** Whether anything has been said yet: only then is the region for it drawn. */
export const hasNoticesAtom = atom(false);

const loadQueue = () => import('@touchline/ui/ToastRegion').then(({ toastQueue }) => toastQueue);

onSessionEnd(() => {
  // As notices are added: what is said about the end itself comes after.
  if (store.get(hasNoticesAtom))
    loadQueue().then(
      (queue) => queue.clear(),
      () => {},
    );
});

/** Shows a short notice that goes by itself. The code that draws it comes with the first one. */
export function notice(key: ParseKeys, { tone = 'neutral', action }: NoticeOptions = {}): void {
  store.set(hasNoticesAtom, true);
  loadQueue()
    .then((queue) => queue.add({ tone, title: i18next.t(key), ...(action ? { action } : {}) }))
    // Without a line there is a notice of that in the page already.
    .catch(() => console.warn(`A notice could not be shown: ${key}`));
}
