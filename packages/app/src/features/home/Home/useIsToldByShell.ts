import { useAtomValue } from 'jotai';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';

/**
 * Whether the shell says that the server is out of reach and how old the page is, so that no part of
 * the page has to say the same again (HOME-10).
 */
export function useIsToldByShell(): boolean {
  return useAtomValue(connectivityAtom) !== 'online';
}
