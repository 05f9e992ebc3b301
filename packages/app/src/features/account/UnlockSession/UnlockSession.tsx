import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { entryState, replaceLocation } from '#platform/location/location.ts';
import { useLocation } from '#platform/reactRouter.ts';
import { targetAfterSignIn } from '#session/redirect.ts';
import { isLockedAtom } from '#session/session.atoms.ts';
import { lockSession } from '#session/session.ts';

/**
 * Locks the session at once. The lock screen covers this page, which leads on when the session is
 * unlocked. The entry of the history remembers it, so that a reload does not lock a second time.
 */
export function UnlockSession() {
  const { t } = useTranslation();
  const isLocked = useAtomValue(isLockedAtom);
  const location = useLocation();
  const { pathname, search } = location;
  const { hasLocked } = entryState(location);

  useEffect(() => {
    if (!hasLocked) {
      lockSession();
      replaceLocation(pathname + search, { hasLocked: true });
    } else if (!isLocked) {
      replaceLocation(targetAfterSignIn(search, globalThis.location.origin));
    }
  }, [hasLocked, isLocked, pathname, search]);

  // Only a title: the lock screen covers the page and has the heading.
  return <title>{t('product.pageTitle', { page: t('unlock.title') })}</title>;
}
