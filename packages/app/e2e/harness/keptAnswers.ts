import { expect, type Page } from '@playwright/test';

/** The addresses of the answers that the page has kept, each with its owner before it. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    // To open one that is not there would create it, without what the product needs in it.
    if (!databases.some(({ name }) => name === 'touchline-kept')) return [];
    const opening = indexedDB.open('touchline-kept');
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const database = opening.result;
    const reading = database.transaction('answers').objectStore('answers').getAllKeys();
    await new Promise((resolve, reject) => {
      reading.onsuccess = resolve;
      reading.onerror = reject;
    });
    database.close();
    return reading.result.map(String);
  });
}

/** Waits until the page has kept an answer, which it does at rest. */
export async function waitForKeptAnswer(page: Page, address: RegExp): Promise<void> {
  await expect
    .poll(() => keptAddresses(page), { message: `kept ${address}` })
    .toContainEqual(expect.stringMatching(address));
}
