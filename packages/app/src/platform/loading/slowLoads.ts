import i18next from 'i18next';
import { ApiError, genericErrorText } from '../client/ApiError.ts';
import { onNavigationStart } from '../location/location.ts';
import { onSessionEnd } from '../sessionScope.ts';
import { store } from '../store.ts';
import { hasToastsAtom, loadQueue } from '../toasts.ts';

/** A part of the page that has nothing to show yet. */
export interface Load {
  /** Aborts when the answer has come, or an error. */
  over: AbortSignal;
  /** Ends the load with an error, which the part shows with its way to try again. */
  giveUp: (error: Error) => void;
}

/** The notice stays until the loads are over; an answer takes 30 s at most (WIRE-27), in ms. */
const longestNotice = 60_000;

/** The loads that take too long. */
const slow = new Set<Load>();

/** The key of the notice that is shown. */
let shown: string | undefined;

/**
 * Shows a notice when a load takes longer than a time, with a button to give it up (ERROR-8). The
 * notice closes when the person leaves the page.
 *
 * @param time in ms
 */
export function watchSlowLoad(load: Load, time: number): void {
  if (load.over.aborted) return;
  const timer = setTimeout(() => {
    slow.add(load);
    if (slow.size === 1) void showNotice();
  }, time);
  const stops = [onNavigationStart(stop), onSessionEnd(stop)];
  load.over.addEventListener('abort', stop, { once: true });

  function stop() {
    clearTimeout(timer);
    for (const unsubscribe of stops) unsubscribe();
    if (slow.delete(load) && slow.size === 0) void closeNotice();
  }
}

async function showNotice(): Promise<void> {
  store.set(hasToastsAtom, true);
  const queue = await loadQueue().catch(() => null);
  // The loads may have ended while the code was loaded.
  if (!queue || slow.size === 0 || shown !== undefined) return;
  shown = queue.add(
    {
      tone: 'neutral',
      title: i18next.t('account.slow'),
      action: { label: i18next.t('account.cancel'), onPress: giveUp },
    },
    {
      timeout: longestNotice,
      onClose: () => {
        shown = undefined;
      },
    },
  );
}

async function closeNotice(): Promise<void> {
  const queue = await loadQueue().catch(() => null);
  if (queue && shown !== undefined && slow.size === 0) queue.close(shown);
  shown = undefined;
}

function giveUp(): void {
  for (const load of slow) load.giveUp(new ApiError('tooSlow', 0, genericErrorText));
}
