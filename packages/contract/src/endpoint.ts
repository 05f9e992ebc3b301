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

export interface EndpointRow {
  area: Area;
  method: Method;
  path: string;
  access: Access;
  /** `given`: fixed by the specification. `ours`: our proposal to the owners of the API. */
  origin: 'given' | 'ours';
}
