import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accounts } from '../../../mocks/src/fixtures/accounts.ts';
import { seedChats } from '../../../mocks/src/fixtures/chats.ts';
import { seasonMatches } from '../../../mocks/src/fixtures/matches.ts';
import { seedMessages, seedNotifications } from '../../../mocks/src/fixtures/messages.ts';
import { distFolder } from '../../../scripts/folders.ts';
import { expect, test } from '@playwright/test';

/** Words that only the mock back end knows: its accounts and its data; and words of tools that do not ship. */
function wordsOfMocks(): string[] {
  const people = Object.values(accounts).flatMap(({ email, user }) => [email, user.name]);
  const matches = seasonMatches().flatMap(({ broadcastTitle, teams }) => [
    broadcastTitle,
    ...teams.map(({ school }) => school.name),
  ]);
  const entries = [...seedMessages(), ...seedNotifications()].map(({ title }) => title ?? '');
  const chats = seedChats().flatMap(({ contact, messages }) => [
    contact.name,
    ...messages.map(({ value }) => value),
  ]);
  const tools = [
    'mockServiceWorker',
    'x-msw-',
    '/__control/',
    '__STORYBOOK',
    'npmjs.',
    'registry.',
  ];
  return [...new Set([...people, ...matches, ...entries, ...chats, ...tools])].filter(
    // Shorter words are also words of the product.
    (word) => word.length > 11 || tools.includes(word),
  );
}

function wordsIn(text: string, words: readonly string[]): string[] {
  return words.filter((word) => text.includes(word));
}

test('nothing of the mocks is in the production build (SEC-8)', () => {
  const words = wordsOfMocks();
  expect(words.length).toBeGreaterThan(200);
  // The check can fail: the fixtures hold these words.
  expect(wordsIn(JSON.stringify(seedMessages()), words).length).toBeGreaterThan(5);

  const files = readdirSync(distFolder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|css|json|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  // Without the hash of the content, which may hold any letters.
  const names = files.map((file) => file.replace(/-[\w-]{8}(?=\.)/, ''));
  expect(names.filter((name) => /mock|msw/i.test(name))).toEqual([]);
  for (const file of texts) {
    expect(wordsIn(readFileSync(join(distFolder, file), 'utf8'), words), file).toEqual([]);
  }
});

interface BuiltFile {
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

test('no page is loaded with the start (ROUTE-8)', () => {
  const manifest = JSON.parse(
    readFileSync(join(distFolder, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, BuiltFile>;
  const atStart = new Set<string>();
  const add = (name: string) => {
    if (atStart.has(name)) return;
    atStart.add(name);
    for (const imported of manifest[name]?.imports ?? []) add(imported);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) add(name);
  expect(atStart.size).toBeGreaterThan(0);
  const loadedWhenWanted = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry);
  const pages = loadedWhenWanted.filter((name) => /src\/features\/(\w+\/)+\w+\.tsx$/.test(name));
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((name) => atStart.has(name))).toEqual([]);
});
