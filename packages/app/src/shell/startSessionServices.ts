import { startLiveUpdates } from '#features/live';
import { revalidateSession } from '#session/signIn.ts';
import { store } from '#platform/store.ts';
import { signedInIcons } from './navigation/signedInIcons.ts';
import { navigationIconsAtom } from './navigation/navigationIcons.ts';

/** Starts the services of a signed-in person. @returns stops them */
export function startSessionServices(): () => void {
  store.set(navigationIconsAtom, signedInIcons);
  void revalidateSession();
  return startLiveUpdates();
}
