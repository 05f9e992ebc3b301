/** Statuses below 500 that are about the moment and not about what was sent. */
export const momentary: readonly number[] = [401, 408, 425, 429];
