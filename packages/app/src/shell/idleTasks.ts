import { watchAdvertisement } from '#features/advertisement';
import { startKeepingAnswers } from '#platform/kept/keptAnswers.ts';
import { loadFonts } from '#platform/startup/loadFonts.ts';
import { deleteOldDrafts } from '#platform/storage/deleteOldDrafts.ts';
import { preloadLikelyFiles } from '#platform/startup/preloadAtRest/preloadLikelyFiles.ts';
import { followSignIn } from '#session/followSignIn.ts';
import { watchOfflineDetails } from './offlineDetails.ts';

/** The delays after `startIdleTasks`, which is called 2.5 s after the first view, in ms. */
const preloadDelay = 500;
const workerDelay = 7_500;

/**
 * Starts what is not urgent: loading the web font, deleting old drafts, keeping answers, following sign-ins on a page out of
 * the back/forward cache, asking for the advertisement again, preloading code that is likely to be
 * needed, and later the service worker for a start without a network (OFFLINE-2).
 */
export function startIdleTasks(): void {
  void loadFonts();
  deleteOldDrafts(Date.now());
  startKeepingAnswers();
  watchOfflineDetails();
  followSignIn();
  watchAdvertisement();
  setTimeout(preloadLikelyFiles, preloadDelay);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) setTimeout(startWorker, workerDelay);
}

function startWorker(): void {
  import('#platform/worker/startWorker.ts')
    .then((module) => module.startWorker())
    .catch((error: unknown) => console.warn('The service worker did not start', error));
}
