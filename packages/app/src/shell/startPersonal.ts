import { startLive } from '#features/live';
import { revalidateSession } from '#session/signIn.ts';
import { store } from '#platform/store.ts';
import { memberIcons } from './navigation/memberIcons.ts';
import { navigationIconsAtom } from './navigation/navigationIcons.ts';

/** Starts the services of a signed-in person. @returns stops them */
export function startPersonal(): () => void {
  store.set(navigationIconsAtom, memberIcons);
  void revalidateSession();
  return startLive();
}
