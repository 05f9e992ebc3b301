import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The launch options of Playwright, Puppeteer and Vitest that name and prepare a browser. */
export interface LaunchOptions {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  /** Options of the tool itself that are left out. */
  ignoreDefaultArgs: string[];
}

/** A Chromium for the tests. */
export interface Browser {
  launchOptions: LaunchOptions;
  /** True for the version in the lockfile; pictures are compared only in that one. */
  isPinned: boolean;
}

/** The message when pictures are not compared. */
export const notPinned =
  'No pictures compared: a browser that the lockfile does not pin draws letters differently.';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * No sandbox, because containers run as root; the others up to `--no-first-run` disable the browser's own
 * network requests. Without a graphics card, drawing in a process of its own costs a tenth of the tests.
 */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--in-process-gpu',
];

/**
 * The package's own configuration points to folders of its target system; without any font, web
 * fonts fail as well.
 */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Finds the browser for tests: `CHROMIUM_PATH`, the package pinned by the lockfile, Playwright's
 * own, a system Chromium.
 *
 * @throws Error that explains how to get a browser when there is none
 */
export async function findBrowser(): Promise<Browser> {
  const env = cleanEnvironment();
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { launchOptions: toLaunchOptions(named, env), isPinned: false };

  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await unpackPinnedChromium();
    const executablePath = join(folder, 'chromium');
    const pinnedEnv = { ...env, FONTCONFIG_PATH: join(folder, 'fonts') };
    const ownEnv = lacksLibraries(executablePath)
      ? withBundledLibraries(pinnedEnv, folder)
      : pinnedEnv;
    return { launchOptions: toLaunchOptions(executablePath, ownEnv), isPinned: true };
  }

  const { chromium } = await import('playwright-core');
  const candidates = [
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  const executablePath = candidates.find((path) => existsSync(path));
  if (executablePath)
    return { launchOptions: toLaunchOptions(executablePath, env), isPinned: false };
  throw new Error(
    'No Chromium found: set CHROMIUM_PATH to one, or run `pnpm exec playwright install chromium`.',
  );
}

/** Without a browser nothing but a sentence: the tests that need none go on, and the others fail. */
export async function browserIfFound(
  find: () => Promise<Browser> = findBrowser,
): Promise<Partial<Pick<Browser, 'launchOptions'>>> {
  try {
    const { launchOptions } = await find();
    return { launchOptions };
  } catch (error) {
    console.warn((error as Error).message);
    return {};
  }
}

function toLaunchOptions(executablePath: string, env: Record<string, string>): LaunchOptions {
  return { executablePath, args, env, ignoreDefaultArgs: hasSharedMemory() ? [ownDisk] : [] };
}

/**
 * With this option, a default of Playwright and Puppeteer, what the processes share is written to
 * the disk, every drawn frame as well: a sixth of the work of the end-to-end tests.
 */
const ownDisk = '--disable-dev-shm-usage';

/** What the processes of several browsers share at most, in bytes, with much to spare. */
const enoughSharedMemory = 2 ** 30;

/** Containers often have 64 MB of shared memory, in which a browser crashes. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= enoughSharedMemory;
  } catch {
    return false;
  }
}

function cleanEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

/**
 * Unpacks the browser once per version beside the packages. The result is moved into place at the
 * end, so that it is never incomplete.
 */
async function unpackPinnedChromium(): Promise<string> {
  // The package does not export its manifest.
  const home = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cache = join(root, 'node_modules', '.cache', 'touchline');
  const folder = join(cache, `chromium-${manifest.version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const unpacking = mkdtempSync(join(cache, 'unpacking-'));
  const { inflate } = await import('@sparticuz/chromium');
  // The package unpacks into the folder for temporary files.
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = unpacking;
  try {
    await Promise.all(
      ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) =>
        inflate(join(home, 'bin', name)),
      ),
    );
    writeFileSync(join(unpacking, 'fonts', 'fonts.conf'), fontConfiguration);
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
  try {
    renameSync(unpacking, folder);
  } catch (error) {
    // Another process has finished before.
    rmSync(unpacking, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function lacksLibraries(executablePath: string): boolean {
  try {
    return execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

function withBundledLibraries(env: Record<string, string>, folder: string) {
  const paths = [join(folder, 'al2023', 'lib'), env['LD_LIBRARY_PATH']];
  return { ...env, LD_LIBRARY_PATH: paths.filter(Boolean).join(delimiter) };
}
