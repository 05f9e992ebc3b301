import { currentSession, isSessionStored, setSession, type Session } from './session.atoms.ts';
import { readSessionOfOtherTab, syncFromOtherTab } from './session.ts';

let isWatching = false;

/** Who the page was shown to when it was put aside. */
interface Left {
  session: Session | null;
  isStored: boolean;
}

/**
 * A page that the browser puts aside for "back" gets no events of other tabs. It is hidden while it
 * waits, and seen again only by the person it was shown to. For anybody else the document is loaded
 * anew and this one stays hidden: when React has drawn another person cannot be known from here.
 *
 * Called with the first session of the page, before anything of it is shown, and not with the services
 * of a signed-in person: their code comes later or never, and a page can be left before.
 */
export function watchPageCache(): void {
  if (isWatching) return;
  isWatching = true;
  const page = document.documentElement;
  let left: Left = { session: null, isStored: false };
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    left = { session: currentSession(), isStored: isSessionStored() };
    page.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void showOrReload();
  });
  document.addEventListener('visibilitychange', () => {
    // What is put aside is decided about when it is shown.
    if (!document.hidden && !page.hidden) void sync();
  });

  async function showOrReload() {
    if (await isOfSamePerson(left)) {
      await sync();
      page.hidden = false;
      return;
    }
    // The live connection and what is in memory go at once, and no form asks whether to leave: it would
    // be one that nobody sees.
    if (currentSession()) setSession(null, { storedBy: 'otherTab' });
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
    location.reload();
  }
}

/**
 * False for a visitor as well: React may not have drawn yet that the person signed out just before
 * the page was left.
 */
async function isOfSamePerson({ session, isStored }: Left): Promise<boolean> {
  if (!session || !isStored) return session !== null;
  const stored = await readSessionOfOtherTab();
  return stored?.user.id === session.user.id && isLocked(stored) === isLocked(session);
}

const isLocked = ({ lockedUntil }: Session) => lockedUntil !== undefined;

/** A session that the storage could not take is this tab's alone. */
async function sync(): Promise<void> {
  if (isSessionStored()) await syncFromOtherTab();
}
