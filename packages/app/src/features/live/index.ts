export { liveStateAtom } from './liveState.atoms.ts';
export { startLiveUpdates } from './liveUpdates.ts';
