// The clockwork of `DateTime`, for other texts that change with the time.
export { callAt } from '../DateTime/callAt.ts';
export { nextMidnight } from '../DateTime/nextChange.ts';
