import { adminAreas, type AdminArea } from './adminAreas.ts';

/** A record of an area was created, changed or removed. */
export interface AdminChange {
  area: AdminArea;
  /** Whether it was made in another window of this browser. */
  isElsewhere: boolean;
}

const listeners = new Set<(change: AdminChange) => void>();
let channel: BroadcastChannel | undefined;

/** One channel for the window, because a channel does not receive its own messages. */
function openChannel(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel('touchline.admin');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isArea(data)) tell({ area: data, isElsewhere: true });
  });
  return channel;
}

function isArea(data: unknown): data is AdminArea {
  return typeof data === 'string' && Object.hasOwn(adminAreas, data);
}

function tell(change: AdminChange): void {
  for (const listener of listeners) listener(change);
}

/**
 * Tells this window and the others of this browser that records of an area were changed (ADMIN-28).
 * Call it after each change that the server has taken.
 */
export function announceChange(area: AdminArea): void {
  openChannel().postMessage(area);
  tell({ area, isElsewhere: false });
}

/** @returns unsubscribes */
export function onAdminChange(listener: (change: AdminChange) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
