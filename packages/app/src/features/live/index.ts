export { startLiveUpdates } from './liveUpdates.ts';
