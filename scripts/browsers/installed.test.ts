import { expect, test } from 'vitest';
import { findFirefox, findWebKit, missing, type Machine } from './installed.ts';

function machine(files: readonly string[], env: Machine['env'] = {}): Machine {
  return {
    env,
    exists: (path) => files.includes(path),
    glob: () => files.filter((path) => path.endsWith('/MiniBrowser')),
  };
}

const driver = '/usr/bin/WebKitWebDriver';
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

test('an empty machine has neither, and the sentences say how to get them', () => {
  expect(findFirefox(machine([]))).toBeNull();
  expect(findWebKit(machine([]))).toBeNull();
  for (const sentence of Object.values(missing)) expect(sentence).toMatch(/skipped.*apt install/);
});

test('Firefox is found where Debian has it, and where the environment says', () => {
  expect(findFirefox(machine(['/usr/bin/firefox-esr']))).toBe('/usr/bin/firefox-esr');
  const named = machine(['/opt/firefox', '/usr/bin/firefox'], { FIREFOX_PATH: '/opt/firefox' });
  expect(findFirefox(named)).toBe('/opt/firefox');
  expect(findFirefox(machine(['/usr/bin/firefox'], { FIREFOX_PATH: '/gone' }))).toBe(
    '/usr/bin/firefox',
  );
});

test('WebKit needs its browser and its WebDriver', () => {
  expect(findWebKit(machine([driver]))).toBeNull();
  expect(findWebKit(machine([browser]))).toBeNull();
  expect(findWebKit(machine([driver, browser]))).toEqual({ driver, browser });
  const env = { WEBKIT_WEBDRIVER_PATH: '/opt/driver', WEBKIT_BROWSER_PATH: '/opt/browser' };
  expect(findWebKit(machine(['/opt/driver', '/opt/browser'], env))).toEqual({
    driver: '/opt/driver',
    browser: '/opt/browser',
  });
});
