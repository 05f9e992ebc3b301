/** How often open lists and records are fetched again, in ms (ADMIN-28, ADMIN-67). */
export const refreshInterval = 60_000;

/**
 * The minimum time between two fetches of a list or a record when the window gets the focus, in ms.
 * They show what was changed in another browser (ADMIN-28, ADMIN-67).
 */
export const focusRefreshInterval = 5_000;
