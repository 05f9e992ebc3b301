import type { FollowKind } from '@touchline/contract/advertisement';
import { call } from '#platform/client/client.ts';

/**
 * Counts a visit or a call (AD-18). It is sent without the token, because nothing is kept of the
 * person, once, and nobody is told when it fails.
 */
export function countFollow(id: string, kind: FollowKind): void {
  call('followAdvertisement', {
    path: { id },
    body: { kind },
    token: null,
    isTracked: false,
  }).catch(() => {});
}
