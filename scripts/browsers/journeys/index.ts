import { adminJourneys } from './admin.ts';
import type { Journey } from './journey.ts';
import { networkJourneys } from './network.ts';
import { pagesJourneys } from './pages.ts';
import { sessionJourneys } from './session.ts';

export type { Journey, Surroundings } from './journey.ts';

/** What people do most, once in every browser. A journey begins without a session. */
export const journeys: readonly Journey[] = [
  ...sessionJourneys,
  ...pagesJourneys,
  ...networkJourneys,
  ...adminJourneys,
];
