import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { accounts } from '../../../mocks/src/fixtures/accounts.ts';
import { seedChats } from '../../../mocks/src/fixtures/chats.ts';
import { seasonMatches } from '../../../mocks/src/fixtures/matches.ts';
import { seedMessages, seedNotifications } from '../../../mocks/src/fixtures/messages.ts';
import { distFolder } from '../../../scripts/folders.ts';
import { expect, test } from '@playwright/test';

/**
 * Texts that occur only in the accounts and data of the mock back end, or in tools that are not
 * shipped.
 */
function textsOfMocks(): string[] {
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
    // Shorter texts also occur in the app.
    (word) => word.length > 11 || tools.includes(word),
  );
}

function textsIn(text: string, words: readonly string[]): string[] {
  return words.filter((word) => text.includes(word));
}

test('nothing of the mocks is in the production build (SEC-8)', () => {
  const words = textsOfMocks();
  expect(words.length).toBeGreaterThan(200);
  // The check can fail: the fixtures hold these words.
  expect(textsIn(JSON.stringify(seedMessages()), words).length).toBeGreaterThan(5);

  const files = readdirSync(distFolder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|css|json|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  // Without the hash of the content, which may hold any letters.
  const names = files.map((file) => file.replace(/-[\w-]{7}(?=\.)/, ''));
  expect(names.filter((name) => /mock|msw/i.test(name))).toEqual([]);
  for (const file of texts) {
    expect(textsIn(readFileSync(join(distFolder, file), 'utf8'), words), file).toEqual([]);
  }
});

interface BuiltFile {
  file: string;
  css?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

const manifest = JSON.parse(
  readFileSync(join(distFolder, '.vite', 'manifest.json'), 'utf8'),
) as Record<string, BuiltFile>;

/** The modules that one needs at once, as the manifest names them. */
const importsOf = (name: string) => manifest[name]?.imports ?? [];

/** Those and what it may load later. */
const allImportsOf = (name: string) => [
  ...importsOf(name),
  ...(manifest[name]?.dynamicImports ?? []),
];

/** The modules and everything that is reached from them, but for where to stop. */
function reachedFrom(
  names: readonly string[],
  next: (name: string) => readonly string[],
  stops: ReadonlySet<string> = new Set(),
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    if (found.has(name) || stops.has(name)) continue;
    found.add(name);
    reachedFrom(next(name), next, stops, found);
  }
  return found;
}

const withImports = (names: readonly string[]) => reachedFrom(names, importsOf);

const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);

const atStart = withImports(entries);

/** The parts of the product that are loaded when they are wanted: pages, panels, sheets. */
const parts = Object.keys(manifest).filter(
  (name) => manifest[name]?.isDynamicEntry && /src\/features\/(\w+\/)+\w+\.tsx$/.test(name),
);

test('no page is loaded with the start (ROUTE-8)', () => {
  expect(atStart.size).toBeGreaterThan(0);
  expect(parts.length).toBeGreaterThan(15);
  expect(parts.filter((name) => atStart.has(name))).toEqual([]);
});

/** The scripts and style sheets of modules. */
function filesIn(names: Iterable<string>): Set<string> {
  const built = [...names].map((name) => manifest[name]).filter((one) => one !== undefined);
  return new Set(built.flatMap(({ file, css = [] }) => [file, ...css]));
}

/** The size of a file as it is sent, in kB. */
function sizeOf(file: string): number {
  return gzipSync(readFileSync(join(distFolder, file))).length / 1000;
}

/** The parts and what each costs that no other part uses, as it is sent. */
function ownCosts() {
  const filesOf = new Map(
    parts.map((part) => [part, filesIn(withImports([part]).difference(atStart))] as const),
  );
  const users = new Map<string, number>();
  for (const file of [...filesOf.values()].flatMap((files) => [...files]))
    users.set(file, (users.get(file) ?? 0) + 1);
  return [...filesOf].map(([part, files]) => {
    // A file that two pages share counts for both; otherwise two similar pages would hide each
    // other's cost.
    const own = [...files].filter((file) => (users.get(file) ?? 0) <= 2);
    return { part, kB: own.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}

/** The pages of visitors and users but the first one, which is in the code of the start (PERF-1). */
const pages = [
  'about/AboutUs/AboutUs',
  'about/texts/Privacy',
  'about/texts/Terms',
  'account/AccountVerification/AccountVerification',
  'account/ConfirmationRequired/ConfirmationRequired',
  'account/ExternalSignIn/ExternalSignIn',
  'account/ForgotPassword/ForgotPassword',
  'account/Profile/Profile',
  'account/ResetPassword/ResetPassword',
  'account/SignIn/SignIn',
  'account/SignOut/SignOut',
  'account/SignUp/SignUp',
  'account/SignUpWithSchool/SignUpWithSchool',
  'account/UnlockSession/UnlockSession',
  'favourites/Favourites/Favourites',
  'inbox/Message/Message',
  'inbox/Messages/Messages',
  'matches/Match/Match',
  'matches/Matches/Matches',
  'schools/School/School',
  'schools/Schools/Schools',
  'schools/Team/Team',
  'settings/Settings/Settings',
  'support/ContactUs/ContactUs',
];

const pageModules = pages.map((page) => `src/features/${page}.tsx`);

const adminPageModules = parts.filter((part) =>
  /\/admin\/.*(?:Page|AdminHome|AdminList\/areas\/\w+)\.tsx$/.test(part),
);

const allPages = new Set([...pageModules, ...adminPageModules]);

/** What the start loads later and every page can open, such as the messages and the search. */
const panels = (() => {
  const reached = reachedFrom(entries, allImportsOf, allPages);
  return parts.filter((part) => reached.has(part));
})();

const charts = Object.keys(manifest).filter((name) => name.endsWith('/BarChart/drawBars.ts'));

/** The pages and what each costs that others do not use, with all that it loads later, as it is sent. */
function pageCosts(ofPages: readonly string[], besides: readonly string[] = []) {
  const apart = new Set([...atStart, ...allPages, ...panels, ...charts]);
  const filesOf = new Map(
    [...ofPages, ...besides].map((page) => {
      const stops = apart.difference(new Set([page]));
      return [page, filesIn(reachedFrom([page], allImportsOf, stops))] as const;
    }),
  );
  const ofPanels = filesIn(panels.flatMap((panel) => [...withImports([panel])]));
  const usersOf = (file: string) => [...filesOf.values()].filter((files) => files.has(file)).length;
  return ofPages.map((page) => {
    // As above, a file that two pages share counts for both.
    const own = [...(filesOf.get(page) ?? [])].filter(
      (file) => !ofPanels.has(file) && usersOf(file) <= 2,
    );
    return { page, own, kB: own.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}

const isOfAdmin = ({ part }: { part: string }) => part.includes('/admin/');

test('every part belongs to the start or to a page, so that none goes unmeasured (ROUTE-18)', () => {
  expect([...allPages].filter((page) => !parts.includes(page))).toEqual([]);
  expect(panels.length).toBeGreaterThan(5);
  const ofPages = reachedFrom([...allPages], allImportsOf, atStart);
  expect(parts.filter((part) => !ofPages.has(part) && !panels.includes(part))).toEqual([]);
});

test('a page costs at most 20 kB of its own, with what it loads later (ROUTE-18)', () => {
  const parted = ownCosts().filter((cost) => !isOfAdmin(cost));
  expect(Math.max(...parted.map(({ kB }) => kB))).toBeGreaterThan(5);
  expect(parted.filter(({ kB }) => kB > 20)).toEqual([]);
  // What admin pages share with a page is its own for who never opens them.
  const whole = pageCosts(pageModules);
  const cost = (name: string) => whole.find(({ page }) => page.endsWith(`/${name}.tsx`));
  // The editor of the picture and the fields of the filters come later, and count.
  expect(cost('Profile')?.own.some((file) => file.includes('PictureCropper'))).toBe(true);
  expect(cost('Matches')?.own.some((file) => file.includes('FilterFields'))).toBe(true);
  expect(whole.filter(({ kB }) => kB > 20)).toEqual([]);
});

test('a page of the admin area costs at most 40 kB of its own, besides charts (ROUTE-18)', () => {
  const parted = ownCosts().filter(isOfAdmin);
  expect(parted.length).toBeGreaterThan(15);
  expect(parted.filter(({ kB }) => kB > 40)).toEqual([]);
  const whole = pageCosts(adminPageModules, pageModules);
  const message = whole.find(({ page }) => page.endsWith('/MessageRecordPage.tsx'));
  expect(message?.own.some((file) => file.includes('BodyEditor'))).toBe(true);
  expect(message?.kB).toBeGreaterThan(15);
  expect(whole.filter(({ kB }) => kB > 40)).toEqual([]);
  expect(charts).toHaveLength(1);
  expect(charts.filter((name) => !manifest[name]?.isDynamicEntry || atStart.has(name))).toEqual([]);
  const drawn = filesIn(withImports(charts).difference(atStart));
  expect([...drawn].reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(60);
});
