import { currentSession, isSessionStored, setSession, type SessionState } from './session.atoms.ts';

let isWatching = false;

/** What the page asks of other tabs when it comes back. */
interface OtherTabs {
  /** The session that they have stored; null also when it cannot be read. */
  readSession: () => Promise<SessionState | null>;
  /** Takes that session over. */
  sync: () => Promise<void>;
}

/** The session of the page when it entered the back/forward cache. */
interface CachedSession {
  session: SessionState | null;
  isStored: boolean;
}

/**
 * A page in the back/forward cache gets no events of other tabs. It is hidden while it is cached, and
 * shown again only to the same person. For anybody else the document is reloaded and stays hidden
 * until then, because it is not known when React has rendered for the other person.
 *
 * Call it with the first session of the page, before anything of it is shown. The services of a
 * signed-in person would be too late: their code may not be loaded when the page is left.
 */
export function watchPageCache({ readSession, sync }: OtherTabs): void {
  if (isWatching) return;
  isWatching = true;
  const page = document.documentElement;
  let cached: CachedSession = { session: null, isStored: false };
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    cached = { session: currentSession(), isStored: isSessionStored() };
    page.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void showOrReload();
  });
  document.addEventListener('visibilitychange', () => {
    // A cached page is handled by `showOrReload`.
    if (!document.hidden && !page.hidden) void syncStored();
  });

  async function showOrReload() {
    if (await isOfSamePerson(cached, readSession)) {
      await syncStored();
      page.hidden = false;
      return;
    }
    // The session ends now, so that the live connection is closed and personal data leaves the memory
    // before the reload. A form must not ask whether to leave, because the page is hidden.
    if (currentSession()) setSession(null, { storedBy: 'otherTab' });
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
    location.reload();
  }

  /** Unless the storage could not store the session of this tab. */
  async function syncStored() {
    if (isSessionStored()) await sync();
  }
}

/**
 * False for a visitor too: the person may have signed out just before the page was left, and React
 * may not have rendered that.
 */
async function isOfSamePerson(
  { session, isStored }: CachedSession,
  readSession: OtherTabs['readSession'],
): Promise<boolean> {
  if (!session || !isStored) return session !== null;
  const stored = await readSession();
  return stored?.user.id === session.user.id && isLocked(stored) === isLocked(session);
}

const isLocked = ({ lockedUntil }: SessionState) => lockedUntil !== undefined;
