/** After this time lists and records are asked for again, in ms (ADMIN-28, ADMIN-67). */
export const refreshInterval = 60_000;

/**
 * After this time another look at the window asks for a list or a record again, in ms, so that what
 * was changed in another browser is seen (ADMIN-28, ADMIN-67).
 */
export const lookAgainInterval = 5_000;
