import i18next, { type ParseKeys } from 'i18next';
import { atom } from 'jotai';
import { onSessionEnd } from './sessionScope.ts';
import { store } from './store.ts';

export interface ToastOptions {
  tone?: 'neutral' | 'success' | 'danger';
  action?: { label: string; onPress: () => void };
}

/** Whether there was a notice yet; the region is rendered only then. */
export const hasToastsAtom = atom(false);

/** Notices are added and closed in the order of the calls. */
export const loadQueue = () =>
  import('@touchline/ui/ToastRegion').then(({ toastQueue }) => toastQueue);

onSessionEnd(() => {
  // Runs in the same order as notices are added, so that a notice about the end of the session is
  // added after the others were closed.
  if (store.get(hasToastsAtom))
    loadQueue().then(
      (queue) => queue.clear(),
      () => {},
    );
});

/**
 * Shows a short notice that closes by itself. The code of the region is loaded with the first
 * notice.
 *
 * @param title the key of a text, or a text that has values in it
 */
export function showToast(
  title: ParseKeys | { text: string },
  { tone = 'neutral', action }: ToastOptions = {},
): void {
  const shownTitle = () => (typeof title === 'string' ? i18next.t(title) : title.text);
  store.set(hasToastsAtom, true);
  loadQueue()
    .then((queue) => queue.add({ tone, title: shownTitle(), ...(action ? { action } : {}) }))
    // Without a connection the code may be missing; the page shows an offline notice in that case.
    .catch(() => console.warn(`A notice could not be shown: ${shownTitle()}`));
}
