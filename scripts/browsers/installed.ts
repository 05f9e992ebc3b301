/** What is read of the machine. */
export interface Machine {
  env: Record<string, string | undefined>;
  exists: (path: string) => boolean;
  /** The files that match a pattern. */
  glob: (pattern: string) => string[];
}

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const miniBrowser = '/usr/{lib/*/,libexec/,lib/}webkit2gtk-4.{1,0}/MiniBrowser';

/** The path of Firefox; null where there is none. */
export function findFirefox({ env, exists }: Machine): string | null {
  const named = env['FIREFOX_PATH'];
  return [...(named ? [named] : []), ...firefoxPaths].find(exists) ?? null;
}

export interface WebKit {
  /** The server that speaks WebDriver. */
  driver: string;
  browser: string;
}

/** WebKitGTK with its WebDriver; null where one of the two is missing. */
export function findWebKit({ env, exists, glob }: Machine): WebKit | null {
  const driver = [env['WEBKIT_WEBDRIVER_PATH'] ?? '', '/usr/bin/WebKitWebDriver'].find(exists);
  const browser = [env['WEBKIT_BROWSER_PATH'] ?? '', ...glob(miniBrowser)].find(exists);
  return driver && browser ? { driver, browser } : null;
}

/** The message about a browser that is not installed. */
export const missing = {
  firefox:
    'Firefox skipped: it is not installed. Debian: `apt install firefox-esr`, or set FIREFOX_PATH.',
  webkit:
    'WebKit skipped: WebKitGTK or its WebDriver is not installed. Debian: ' +
    '`apt install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb`, or set WEBKIT_WEBDRIVER_PATH and WEBKIT_BROWSER_PATH.',
} as const;
