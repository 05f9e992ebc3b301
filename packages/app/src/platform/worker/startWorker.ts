import i18next from 'i18next';
import { Workbox } from 'workbox-window';
import { onSessionEnd } from '../sessionScope.ts';
import { store } from '../store.ts';
import { hasToastsAtom, loadQueue } from '../toasts.ts';

/** How often a page that stays open looks for a new version, in ms. */
const updateInterval = 60 * 60_000;

/** How long a press waits for the new worker to take control, in ms. */
const patience = 3_000;

/** The Trusted Types policy for the address of the worker alone; `deploy/headers.ts` names it. */
const policyName = 'touchline-worker';

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (text: string) => string },
    ) => { createScriptURL: (text: string) => unknown };
  };
}

/**
 * Registers the service worker, with which the product starts without a network. The build names it
 * in the page: in development and in Storybook the same place belongs to the worker of the mock back
 * end. A new version waits until a person presses (OFFLINE-3).
 */
export async function startWorker(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="touchline-worker"]')?.content;
  if (!address || !('serviceWorker' in navigator)) return;
  const worker = new Workbox(trusted(address), { updateViaCache: 'none' });
  // The first worker of a browser is no new version, although it fires `controllerchange` too.
  let hasWorker = navigator.serviceWorker.controller !== null;
  let isPressed = false;
  const changed = () =>
    new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      setTimeout(resolve, patience);
    });

  async function showNewVersion() {
    isPressed = true;
    const registration = await navigator.serviceWorker.getRegistration();
    // No worker is waiting if the person has pressed in another tab before.
    if (registration?.waiting) {
      worker.messageSkipWaiting();
      await changed();
      // The old worker may finish its events first, in Chrome for up to five minutes.
      if (registration.waiting && navigator.onLine) await registration.unregister();
    }
    location.reload();
  }

  // A stable function: the queue compares it to find out whether the notice is already shown.
  const onPress = () => void showNewVersion();
  let isOffered = false;
  const offer = () => {
    isOffered = true;
    void offerNewVersion(onPress);
  };
  // The end of a session closes all notices, and the browser does not report the version again.
  onSessionEnd(() => {
    if (isOffered) offer();
  });
  worker.addEventListener('waiting', offer);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another tab has activated the new version; this tab keeps running until the person presses.
    if (hasWorker && !isPressed) offer();
    hasWorker = true;
  });
  await worker.register({ immediate: true });
  lookForUpdates(() => worker.update());
}

/** The address as a `TrustedScriptURL`; a string in browsers without Trusted Types. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => address });
  return (policy?.createScriptURL('') ?? address) as string;
}

/** A notice that stays until it is pressed or closed. */
async function offerNewVersion(onPress: () => void): Promise<void> {
  store.set(hasToastsAtom, true);
  const toastQueue = await loadQueue();
  const action = { label: i18next.t('shell.showNewVersion'), onPress };
  toastQueue.add(
    { tone: 'neutral', title: i18next.t('shell.newVersion'), action },
    { timeout: undefined },
  );
}

/** A browser checks for a new worker only when a document is loaded. */
function lookForUpdates(update: () => Promise<void>): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < updateInterval) return;
    lookedAt = Date.now();
    update().catch(() => {});
  });
}
