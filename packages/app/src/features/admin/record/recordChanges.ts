import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { adminAreas, type AdminArea } from '../adminAreas.ts';

const channelName = 'touchline.records';

let channel: BroadcastChannel | null | undefined;

/** The channel between the windows of this browser; null where there is none. */
function openChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && Object.hasOwn(adminAreas, data))
      void refetch(data as AdminArea);
  });
  return channel;
}

/** The lists and records of an area that are shown, in the key of which the area is named. */
function refetch(area: AdminArea): Promise<void> {
  return revalidateCachedUnder('admin', area);
}

/** Fetches again what this window shows of an area that another window changes (ADMIN-67). */
export function followRecordChanges(): void {
  openChannel();
}

/**
 * Has every open window fetch the lists and records of an area again. The message names the area
 * alone: each window asks the server as its own person.
 */
export function announceRecordChange(area: AdminArea): void {
  openChannel()?.postMessage(area);
  void refetch(area);
}
