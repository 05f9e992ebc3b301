import type { BrowserContext, Request } from '@playwright/test';
import { endpoints } from '@touchline/contract/endpoints';
import { productEndpoints } from '@touchline/contract/productEndpoints';
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolesOfToken } from './requestToken.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));

const changing = Object.entries({ ...endpoints, ...productEndpoints }).filter(
  ([, { effect }]) => effect === 'changes',
);

const patterns = changing.map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/**
 * The changing calls of the contract that the source of the app makes, as `NAME ROLE` for each role that
 * the contract lets make it; those for everybody and for all who are signed in as `NAME anyone` and
 * `NAME signedIn`.
 */
export function changingCallsOfTheApp(): string[] {
  const made = new Set(
    globSync('**/*.{ts,tsx}', { cwd: source })
      .filter((file) => !/\.(?:test|stories)\.|testing\//.test(file))
      .map((file) => readFileSync(join(source, file), 'utf8'))
      // The first argument, which can choose between two names.
      .flatMap((text) => [...text.matchAll(/\bcall\(\s*([^,)]*)/g)].map(([, first = '']) => first))
      .flatMap((first) => [...first.matchAll(/'(\w+)'/g)].map(([, name]) => name)),
  );
  return changing
    .filter(([name]) => made.has(name))
    .flatMap(([name, { access }]) =>
      (typeof access === 'string' ? [access] : access).map((role) => `${name} ${role}`),
    );
}

/** Whose call it was, as the contract names them in `access`. */
function callersOf(request: Request): string[] {
  const roles = rolesOfToken(request);
  return roles ? ['anyone', 'signedIn', ...roles] : ['anyone'];
}

/**
 * Collects the changing calls that the pages of a test make and the server accepts. What a test answers
 * itself is not accepted by anybody.
 *
 * @returns as `changingCallsOfTheApp`
 */
export function collectSentCalls(context: BrowserContext): ReadonlySet<string> {
  const sent = new Set<string>();
  context.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/api/') || answer.status() >= 400) return;
    // A server writes the time (WIRE-22); an answer that a test has made has none.
    if (answer.headers()['date'] === undefined) return;
    const request = answer.request();
    for (const call of patterns)
      if (call.method === request.method() && call.pattern.test(pathname))
        for (const caller of callersOf(request)) sent.add(`${call.name} ${caller}`);
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
