import { fetchText, listenForMissingCode } from '../client/client.ts';
import { isAnsweredAtom } from '../client/requests.atoms.ts';
import { store } from '../store.ts';
import { requestHeadingFocus } from '../address/headingFocus.ts';

const key = 'touchline.reloadedAt';

/** A second reload within this time would be a loop, in ms. */
const pause = 20_000;

/** Whether another document is on its way, by the hand of the person. */
let isLeaving = false;

/**
 * Joins the page to what browsers say of leaving it, and to style sheets and code that failed. Call
 * once.
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
  // A page that came by a reload of ours takes the focus as after a change of page.
  if (isRecent(lastReload())) requestHeadingFocus();
  // The next attempt would take a style sheet that failed for one that is there.
  addEventListener('error', removeFailedLink, { capture: true });
  listenForMissingCode(() => void reloadIfReached());
}

async function reloadIfReached(): Promise<void> {
  if (await isSiteReached()) loadNewBuild();
}

function removeFailedLink({ target }: Event): void {
  if (target instanceof HTMLLinkElement) target.remove();
}

/** Asks the site itself for a sign of life, and says so in the shell where there is none. */
export async function isSiteReached(): Promise<boolean> {
  const { status } = await fetchText(import.meta.env.BASE_URL);
  const isReached = status !== 0 && status < 500;
  if (!isReached && !isLeaving) store.set(isAnsweredAtom, false);
  return isReached;
}

/**
 * For code that cannot be fetched from a site that answers. After a deployment the files of the
 * previous build are gone; and a browser that failed to fetch a module once does not ask for it again
 * in this document. So the document is loaded anew, once. Never while the page is being left: some
 * browsers then give up what they were fetching, and a reload would cancel the person's own navigation.
 *
 * @returns false where that was done a moment ago, where the storage cannot tell, or where it would
 *   take from the person what they are writing
 */
export function loadNewBuild(): boolean {
  if (isLeaving) return true;
  if (isWriting() || !noteReload()) return false;
  isLeaving = true;
  location.reload();
  return true;
}

function isWriting(): boolean {
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isField && activeElement.value !== '';
}

/** When the document was last loaded anew, in ms since 1970; null where the storage is blocked. */
function lastReload(): number | null {
  try {
    return Number(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

function isRecent(time: number | null): boolean {
  return time !== null && Date.now() - time < pause;
}

/** False where a reload was noted a moment ago, or where none can be noted. */
function noteReload(): boolean {
  const last = lastReload();
  if (last === null || isRecent(last)) return false;
  try {
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
