import type { BrowserContext } from '@playwright/test';
import { endpoints } from '@touchline/contract/endpoints';
import { productEndpoints } from '@touchline/contract/productEndpoints';
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src', import.meta.url));

/** The calls that mark everything as read are a GET (WIRE-7). */
const changing = Object.entries({ ...endpoints, ...productEndpoints }).filter(
  ([name, { method }]) => method !== 'GET' || name.startsWith('markAll'),
);

const patterns = changing.map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The names of the changing calls of the contract that the source of the app makes. */
export function changingCallsOfTheApp(): string[] {
  const texts = globSync('**/*.{ts,tsx}', { cwd: source })
    // Some pages of the router have the name of a call.
    .filter((file) => !/\.(?:test|stories)\.|testing\/|^router\//.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'));
  return changing
    .map(([name]) => name)
    .filter((name) => texts.some((text) => text.includes(`'${name}'`)));
}

/**
 * Collects the changing calls that the pages of a test make and the server accepts. What a test answers
 * itself is not accepted by anybody.
 *
 * @returns their names in the contract
 */
export function collectSentCalls(context: BrowserContext): ReadonlySet<string> {
  const sent = new Set<string>();
  context.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/api/') || answer.status() >= 400) return;
    // A server writes the time (WIRE-22); an answer that a test has made has none.
    if (answer.headers()['date'] === undefined) return;
    const method = answer.request().method();
    for (const call of patterns)
      if (call.method === method && call.pattern.test(pathname)) sent.add(call.name);
  });
  return sent;
}

const folderIn = (outputFolder: string) => join(outputFolder, 'sent-calls');

/** Keeps the calls of a test until `everyCall.teardown.ts` reads those of all tests. */
export function keepSentCalls(outputFolder: string, test: string, sent: ReadonlySet<string>): void {
  if (sent.size === 0) return;
  mkdirSync(folderIn(outputFolder), { recursive: true });
  writeFileSync(join(folderIn(outputFolder), `${test}.json`), JSON.stringify([...sent]));
}

/** The calls of all tests of this run. */
export function readSentCalls(outputFolder: string): ReadonlySet<string> {
  const folder = folderIn(outputFolder);
  const read = (file: string) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly string[];
  return new Set(readdirSync(folder).flatMap(read));
}
