import { setSchemaErrorListener } from '../client/client.ts';
import { fetchText } from '../client/transport.ts';
import { isApiReachableAtom } from '../client/requests.atoms.ts';
import { store } from '../store.ts';
import { requestHeadingFocus } from '../location/headingFocus.ts';

const reloadedAtKey = 'touchline.reloadedAt';

/** A second reload within this time would be a loop, in ms. */
const minReloadInterval = 20_000;

/** A page that is being left is usually gone by then, in ms. */
const maxLeaveTime = 10_000;

/** Whether the person has started to navigate to another document. */
let isUnloading = false;

/**
 * Registers the listeners for leaving the page and for style sheets and code that failed to load.
 * Call once.
 *
 * @param onNavigationStart registers a callback for the start of each change of page within the
 *   document
 */
export function watchFailedLoads(onNavigationStart: (listener: () => void) => unknown): void {
  const onLeave = () => {
    isUnloading = true;
  };
  const onStay = () => {
    isUnloading = false;
  };
  addEventListener('beforeunload', onLeave);
  // Browsers on phones leave a page without asking it before.
  addEventListener('pagehide', onLeave);
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', onStay);
  // A download or a `mailto:` link fires `beforeunload` and leaves the page open. That the person has
  // stayed is known when they start a navigation within the document, and not when the page of an
  // earlier one is rendered.
  onNavigationStart(onStay);
  // After a reload by `reloadForNewBuild` the heading takes the focus, as after a change of page.
  if (isRecent(lastReload())) requestHeadingFocus();
  // A failed style sheet is removed, because the next attempt would otherwise take its link for a
  // loaded one.
  addEventListener('error', removeFailedLink, { capture: true });
  addEventListener('input', ({ target }) => target && typedIn.add(target), { capture: true });
  setSchemaErrorListener(() => void reloadIfReachable());
}

/**
 * Reloads the document for the new build if the site answers. Call when code does not come that
 * the page cannot do without.
 */
export async function reloadIfReachable(): Promise<void> {
  if (await isSiteReachable()) await reloadForNewBuild();
}

/** The addresses of the style sheets and the preloaded code that failed in this document. */
const failedFiles = new Set<string>();

function removeFailedLink({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement)) return;
  failedFiles.add(target.href);
  target.remove();
}

/** Checks whether the site answers. If not, the shell shows that it is unreachable. */
export async function isSiteReachable(): Promise<boolean> {
  const { status } = await fetchText(import.meta.env.BASE_URL);
  const isReachable = status !== 0 && status < 500;
  if (!isReachable && !isUnloading) store.set(isApiReachableAtom, false);
  return isReachable;
}

/**
 * Reloads the document once when code cannot be loaded although the site answers. After a
 * deployment the files of the previous build are gone, and a browser does not retry a module that
 * failed to load in this document. It does not reload while the page is being left: some browsers
 * then cancel running downloads, and a reload would cancel the person's own navigation. Where that
 * comes to nothing, as with "Stop" or a `mailto:` link, the caller has to explain (ERROR-16).
 *
 * @returns false when it reloaded a moment ago, when the storage is blocked, when the person would
 *   lose text they are writing, or when the page is still being left after `maxLeaveTime`
 */
export async function reloadForNewBuild(): Promise<boolean> {
  if (isUnloading) await new Promise((resolve) => setTimeout(resolve, maxLeaveTime));
  if (isUnloading) return false;
  if (isHeld() || !recordReload()) return false;
  // WebKit keeps the failure of a file over a reload, until the file is fetched past its cache.
  await Promise.all([...failedFiles].map((file) => fetchText(file, 'reload')));
  // Checked again, because the person may have left or typed during the requests.
  if (isUnloading || isHeld()) return false;
  isUnloading = true;
  if (globalThis.navigator?.serviceWorker?.controller) void reloadWithoutWorker();
  else location.reload();
  return true;
}

/**
 * The service worker would answer with the page of the build whose files are gone. The page that
 * comes instead registers that of its own build.
 */
async function reloadWithoutWorker(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } finally {
    location.reload();
  }
}

/**
 * The elements that the person has typed in. Their values say nothing of it: a form may have been
 * filled in by the product, and React writes what is typed into the default value too.
 */
const typedIn = new WeakSet<EventTarget>();

/**
 * The fields for words, and the parts of a date that are filled in. Those of a search are asked only
 * while they have the focus.
 */
const wordFields =
  'textarea, [contenteditable]:not([data-placeholder]), input:not([type=checkbox], [type=radio], [type=range])';

const holds = new Set<() => boolean>();

/**
 * Holds each reload of our own back while the function returns true: for words that somebody has
 * typed and that are in no field of the page (START-9).
 */
export function holdReload(hasWords: () => boolean): void {
  holds.add(hasWords);
}

function isHeld(): boolean {
  return hasUnsavedText() || [...holds].some((hasWords) => hasWords());
}

function hasUnsavedText(): boolean {
  return [...document.querySelectorAll<HTMLElement>(wordFields)].some((field) => {
    const text = 'value' in field ? field.value : field.textContent;
    const isTyped = typedIn.has(field) && !field.matches('[type=search], search *');
    return text !== '' && (isTyped || field === document.activeElement);
  });
}

/** The time of the last reload, in ms since 1970; null when the storage is blocked. */
function lastReload(): number | null {
  try {
    return Number(sessionStorage.getItem(reloadedAtKey));
  } catch {
    return null;
  }
}

function isRecent(time: number | null): boolean {
  return time !== null && Date.now() - time < minReloadInterval;
}

/** @returns false when the last reload was a moment ago or the storage is blocked */
function recordReload(): boolean {
  const last = lastReload();
  if (last === null || isRecent(last)) return false;
  try {
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
