import type { FirstArea } from './areas.ts';
import type { CallsOf } from './call.ts';
import type { ProductArea } from './endpoint.ts';

/** Loads the schemas of one area of the calls in `productEndpoints.ts` on demand. */
export const productAreas = {
  adminSchools: () => import('./calls/adminSchools.ts'),
  images: () => import('./calls/images.ts'),
  athletes: () => import('./calls/athletes.ts'),
  favourites: () => import('./calls/favourites.ts'),
  matchPages: () => import('./calls/matchPages.ts'),
  adminMatches: () => import('./calls/adminMatches.ts'),
  previews: () => import('./calls/previews.ts'),
  advertisements: () => import('./calls/advertisements.ts'),
  adminMessages: () => import('./calls/adminMessages.ts'),
  accounts: () => import('./calls/accounts.ts'),
  support: () => import('./calls/support.ts'),
  teams: () => import('./calls/teams.ts'),
  navigation: () => import('./calls/navigation.ts'),
} satisfies { [In in Exclude<ProductArea, FirstArea>]: () => Promise<{ calls: CallsOf<In> }> };
