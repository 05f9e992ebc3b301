import { store } from '../store.ts';
import { requestsInFlightAtom } from './requests.atoms.ts';

/**
 * Counts a call for the loading bar until its work is done. A call without an address is logged and
 * not counted (SHELL-15).
 *
 * @param url of the request
 */
export async function trackRequest<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!url) {
    console.error('The request URL must be provided!');
    return work();
  }
  store.set(requestsInFlightAtom, (count) => count + 1);
  try {
    return await work();
  } finally {
    store.set(requestsInFlightAtom, (count) => count - 1);
  }
}
