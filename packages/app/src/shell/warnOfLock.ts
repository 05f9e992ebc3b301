import i18next from 'i18next';
import { store } from '#platform/store.ts';
import { hasToastsAtom, loadQueue } from '#platform/toasts.ts';
import { warningTime } from '#session/idle.ts';

/**
 * Says that the product locks soon. The notice stays for the whole of the warning, unlike others with
 * an action: who reads it late can still prevent the lock (WCAG 2.2.1).
 *
 * @param stay counts as activity
 * @returns closes the notice
 */
export function warnOfLock(stay: () => void): () => void {
  store.set(hasToastsAtom, true);
  const shown = loadQueue().then((queue) => {
    const action = { label: i18next.t('unlock.stay'), onPress: stay };
    const title = i18next.t('unlock.soon');
    const key = queue.add({ tone: 'neutral', title, action }, { timeout: warningTime });
    return () => queue.close(key);
  });
  // Without a connection the code may be missing; the page shows an offline notice in that case.
  shown.catch(() => console.warn('The lock could not be announced'));
  return () => void shown.then((close) => close()).catch(() => {});
}
