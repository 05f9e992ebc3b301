import { fetchText } from '../api/client.ts';
import { isAnsweredAtom } from '../api/requests.atoms.ts';
import { store } from '../store.ts';

const key = 'touchline.reloadedAt';

/** A second reload within this time would be a loop, in ms. */
const pause = 20_000;

/** Whether another document is on its way, by the hand of the person. */
let isLeaving = false;

/**
 * Joins the page to what browsers say of leaving it, and to style sheets that failed. Call once.
 *
 * @param onArrival calls back after each change of page within the document
 */
export function watchLeaving(onArrival: (listener: () => void) => void): void {
  const stay = () => {
    isLeaving = false;
  };
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // Back from the browser's cache, or a navigation that never left: a download, a mail address.
  addEventListener('pageshow', stay);
  onArrival(stay);
  // The next attempt would take a style sheet that failed for one that is there.
  addEventListener('error', removeFailedLink, { capture: true });
}

function removeFailedLink({ target }: Event): void {
  if (target instanceof HTMLLinkElement) target.remove();
}

/**
 * For code that cannot be fetched: after a deployment the files of the previous build are gone, and
 * the new build is loaded, once. Never while the site does not answer, since that would end on the
 * browser's own error page; never while the page is being left, since some browsers then give up what
 * they were fetching, and a reload would cancel the person's own navigation.
 *
 * @returns `same` where a reload was tried a moment ago or cannot be counted; `unreachable` where the
 *   site does not answer; `leaving` where the document goes, by the person's hand or by the reload
 */
export async function loadNewBuild(): Promise<'same' | 'unreachable' | 'leaving'> {
  if (isLeaving) return 'leaving';
  const { status } = await fetchText(import.meta.env.BASE_URL);
  if (isLeaving) return 'leaving';
  if (status === 0 || status >= 500) {
    store.set(isAnsweredAtom, false);
    return 'unreachable';
  }
  if (!noteReload()) return 'same';
  isLeaving = true;
  location.reload();
  return 'leaving';
}

/** False where the page was reloaded a moment ago, or where storage could not tell. */
function noteReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pause) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
