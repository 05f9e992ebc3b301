import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves when `url` answers with success.
 *
 * @throws Error when it does not within `seconds`
 */
export async function waitForServer(url: string, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(200);
  }
  throw new Error(`${url} did not answer within ${seconds} s.`);
}
