import { expect, type Page } from '@playwright/test';

/** The addresses of the answers that the page has kept, each with its owner before it. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    // To open one that is not there would create it, without what the product needs in it.
    if (!databases.some(({ name }) => name === 'touchline-kept')) return [];
    const answerTo = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      });
    const database = await answerTo(indexedDB.open('touchline-kept'));
    const store = database.transaction('answers').objectStore('answers');
    const keys = await answerTo(store.getAllKeys());
    database.close();
    return keys.map(String);
  });
}

/** Waits until the page has kept an answer, which it does at rest. */
export async function waitForKeptAnswer(page: Page, address: RegExp): Promise<void> {
  await expect
    .poll(() => keptAddresses(page), { message: `kept ${address}` })
    .toContainEqual(expect.stringMatching(address));
}
