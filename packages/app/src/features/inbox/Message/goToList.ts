import { navigateTo } from '#platform/location/location.ts';
import { urlHistoryAtom } from '#platform/location/urlHistory.atoms.ts';
import { isPath, paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';

/** Leads from a message to the list, with the filter that it had. */
export function goToList(): void {
  const visited = store.get(urlHistoryAtom);
  navigateTo(visited.findLast((url) => isPath(url, paths.messages)) ?? paths.messages);
}
