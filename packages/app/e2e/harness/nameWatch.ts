import type { Page } from '@playwright/test';

/** Where a name was found, such as `text of /home`. */
export type Sighting = string;

export interface NameWatch {
  /**
   * Looks at the open page and what the browser keeps.
   *
   * @param isStaffPage the page may show names, but keep none
   */
  look: (options?: { isStaffPage?: boolean }) => Promise<void>;
  /** Everything found so far: text, address, storage, console, calls, shared texts and files. */
  found: () => Promise<Sighting[]>;
}

/** Records what leaves the page: shared and copied texts, and the content of files it makes. */
function recordShared(): void {
  const kept: string[] = [];
  Object.assign(globalThis, { sharedTexts: kept });
  const keep = async (data: unknown) => void kept.push(JSON.stringify(data));
  Object.defineProperty(navigator, 'share', { value: keep });
  Object.defineProperty(navigator.clipboard, 'writeText', { value: keep });
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    // A long line of a calendar file is folded, in the middle of a name too.
    if (file instanceof Blob)
      void file.text().then((text) => kept.push(text.replaceAll('\r\n ', '')));
    return create(file);
  };
}

/** Everything in the page and in the storage of the browser, as text by where it is. */
async function readPage(): Promise<Record<string, string>> {
  const fields = [...document.querySelectorAll('input, textarea')];
  const typed = fields.map((field) => (field as HTMLInputElement).value);
  const rows: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error(`No database ${name}`)));
    });
    for (const store of database.objectStoreNames) {
      const asked = database.transaction(store).objectStore(store).getAll();
      rows.push(
        await new Promise((resolve) =>
          asked.addEventListener('success', () => resolve(asked.result)),
        ),
      );
    }
    database.close();
  }
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      const isText = /json|html|text/.test(answer?.headers.get('Content-Type') ?? '');
      cached.push(request.url, isText ? ((await answer?.text()) ?? '') : '');
    }
  }
  return {
    text: [document.documentElement.outerHTML, document.body.innerText, ...typed].join('\n'),
    title: document.title,
    address: decodeURIComponent(location.href),
    history: JSON.stringify(history.state),
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    cookies: document.cookie,
    indexedDB: JSON.stringify(rows),
    caches: cached.join('\n'),
    shared: (globalThis as unknown as { sharedTexts: string[] }).sharedTexts.join('\n'),
  };
}

/** Watches a page for names that may not be in it. Call it before the page is opened. */
export async function watchForNames(page: Page, names: readonly string[]): Promise<NameWatch> {
  const sightings = new Set<Sighting>();
  const reading: Promise<void>[] = [];
  const note = (place: string, text: string) => {
    for (const name of names) if (text.includes(name)) sightings.add(`${name} in ${place}`);
  };
  page.on('console', (message) => note('console', message.text()));
  page.on('pageerror', (error) => note('console', `${error.message}\n${error.stack}`));
  page.on('request', (request) => {
    note('address of a call', decodeURIComponent(request.url()));
    note('body of a call', request.postData() ?? '');
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/admin/')) return;
    // An answer that was cut off by leaving the page has no body.
    const read = response.text().then(
      (text) => note(`answer of ${pathname}`, text),
      () => {},
    );
    reading.push(read);
  });
  page.on('download', (download) => note('name of a file', download.suggestedFilename()));
  await page.addInitScript(recordShared);
  return {
    async look({ isStaffPage = false } = {}) {
      const { text = '', ...rest } = await page.evaluate(readPage);
      if (!isStaffPage) note(`text of ${new URL(page.url()).pathname}`, text);
      for (const [place, kept] of Object.entries(rest)) note(place, kept);
    },
    async found() {
      await Promise.all(reading);
      return [...sightings];
    },
  };
}
