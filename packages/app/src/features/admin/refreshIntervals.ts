/** How often open lists and records are fetched again, in ms (ADMIN-28, ADMIN-67). */
export const refreshInterval = 60_000;

/**
 * How often numbers are fetched again that change only when somebody changes a record, in ms: the
 * window is told of those of this browser (ADMIN-28).
 */
export const slowRefreshInterval = 300_000;

/**
 * The minimum time between two fetches of a list or a record when the window gets the focus, in ms.
 * They show what was changed in another browser (ADMIN-28, ADMIN-67).
 */
export const focusRefreshInterval = 5_000;
