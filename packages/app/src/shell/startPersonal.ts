import { startLive } from '../live/live.ts';
import { confirmSession } from '../session/signIn.ts';

/** Starts what only a signed-in person has. @returns stops it */
export function startPersonal(): () => void {
  void confirmSession();
  return startLive();
}
