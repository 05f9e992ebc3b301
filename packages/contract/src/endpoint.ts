import type { Role } from './user.ts';

/** The areas of the API that the app calls. The schemas of an area are in `calls/<area>.ts`. */
export type ProductArea =
  | 'auth'
  | 'user'
  | 'navigation'
  | 'messages'
  | 'notifications'
  | 'shortcuts'
  | 'chat'
  | 'matches'
  | 'advertisement'
  | 'support'
  | 'schools'
  | 'adminSchools'
  | 'images'
  | 'teams'
  | 'athletes'
  | 'favourites'
  | 'matchPages'
  | 'adminMatches'
  | 'previews'
  | 'advertisements'
  | 'adminMessages'
  | 'accounts';

/**
 * The areas with sample data alone, which no page shows (PRODUCT-6). The schemas of an area are in
 * `calls/samples/<area>.ts`.
 */
export type SampleArea =
  | 'search'
  | 'contacts'
  | 'inventory'
  | 'files'
  | 'help'
  | 'mail'
  | 'notes'
  | 'board'
  | 'tasks'
  | 'dashboards'
  | 'activities'
  | 'icons'
  | 'academy';

export type Area = ProductArea | SampleArea;

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Who may make a call.
 *
 * - `anyone`: every caller. An invalid token is ignored.
 * - `personal`: every caller, with an answer of their own; a visitor gets an empty one. An invalid
 * token is refused with 401.
 * - `signedIn`: a caller with a valid token; others are refused with 401.
 * - roles: a signed-in person with one of these roles; others are refused with 403.
 */
export type Access = 'anyone' | 'personal' | 'signedIn' | readonly Role[];

/**
 * What a call does to the data: `reads` leaves it as it is, `changes` does not. Of a change nobody knows
 * after a timeout whether it was made, so the client never prefetches, caches or repeats one (WIRE-7,
 * WIRE-21). The answer to a call that reads by GET may be kept.
 */
export type Effect = 'reads' | 'changes';

export interface EndpointRow {
  area: Area;
  method: Method;
  path: string;
  access: Access;
  /** Omitted in a row: `reads` for a GET, `changes` for any other method. */
  effect: Effect;
  /** `given`: fixed by the specification. `ours`: our proposal to the owners of the API. */
  origin: 'given' | 'ours';
}
