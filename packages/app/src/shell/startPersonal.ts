import { startLive } from '../live/live.ts';
import { confirmSession } from '../session/signIn.ts';
import { store } from '../store.ts';
import { memberIcons } from './memberIcons.ts';
import { navigationIconsAtom } from './navigationIcons.ts';

/** Starts what only a signed-in person has. @returns stops it */
export function startPersonal(): () => void {
  store.set(navigationIconsAtom, memberIcons);
  void confirmSession();
  return startLive();
}
