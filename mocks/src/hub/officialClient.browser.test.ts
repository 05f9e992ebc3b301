import { startMocks } from '../browser.ts';
import { judgeHub } from '../testing/officialClient.ts';

judgeHub('the service worker', async () => {
  const worker = await startMocks();
  return {
    url: location.origin,
    // The worker has put its own in the place of that of the browser.
    socketFor: () => globalThis.WebSocket,
    close: async () => worker.stop(),
  };
});
