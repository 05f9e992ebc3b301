import { startKeepingAnswers } from '#platform/kept/keptAnswers.ts';
import { loadFonts } from '#platform/startup/loadFonts.ts';
import { preloadLikelyFiles } from '#platform/startup/preloadLikelyFiles.ts';
import { followSignIn } from '#session/followSignIn.ts';
import { watchOfflineDetails } from './offlineDetails.ts';

/** The delays after `startAtRest`, which is called 2.5 s after the first view, in ms. */
const preloadDelay = 500;
const workerDelay = 7_500;

/**
 * What is not urgent: the web font, keeping what was seen, a page out of the cache for "back", the code
 * that is likely to be needed first, and later what a start without a network needs (OFFLINE-2).
 */
export function startAtRest(): void {
  void loadFonts();
  startKeepingAnswers();
  watchOfflineDetails();
  followSignIn();
  setTimeout(preloadLikelyFiles, preloadDelay);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) setTimeout(startWorker, workerDelay);
}

function startWorker(): void {
  import('#platform/worker/startWorker.ts')
    .then((module) => module.startWorker())
    .catch((error: unknown) => console.warn('The service worker did not start', error));
}
