/** Statuses below 500 that do not refuse the content of a request, so that it may succeed later. */
export const transientStatuses: readonly number[] = [401, 408, 425, 429];
