import { mutationsIn } from '../mutation.ts';

/** Guards, addresses, and what the browser stores. */
export const routeMutations = mutationsIn('packages/app/src', [
  [
    'router/guards.ts',
    'a role is not asked for',
    "roles.includes(role)) ? 'pass'",
    "role) ? 'pass'",
  ],
  ['router/guards.ts', 'a visitor passes', 'if (!roles) return {', 'if (false) return {'],
  ['router/guards.ts', 'a signed-in person stays at the sign-in', "guard === 'visitor' ||", ''],
  ['router/guards.ts', 'the sign-in does not say why', 'isRefused: true', 'isRefused: false'],
  [
    'router/guards.ts',
    'the query of a refused page is lost',
    'pathname + search + hash',
    'pathname',
  ],
  [
    'router/guards.ts',
    'a token of another site is refused',
    "if (guard === 'external' && externalToken() !== null) return 'pass';",
    '',
  ],
  [
    'platform/location/externalToken.ts',
    'the token stays in the address',
    "searchParams.delete('token');",
    '',
  ],
  [
    'platform/location/externalToken.ts',
    'the token of any page is taken',
    'if (!isPath(url, paths.external)) return url;',
    '',
  ],
  [
    'platform/location/externalToken.ts',
    'a token that was used is kept',
    'sessionStorage.removeItem(key);',
    '',
  ],
  [
    'platform/location/urlHistory.atoms.ts',
    'a page that is left by the back button is added after it',
    'if (isGoingBack()) return;',
    '',
  ],
  [
    'platform/location/urlHistory.atoms.ts',
    'the back button forgets the page that was just painted',
    'const visited = appendUrl(get(urlHistoryAtom), createPath(currentHistory().location));',
    'const visited = get(urlHistoryAtom);',
  ],
  [
    'platform/location/location.ts',
    'an address of the back button counts as going back for ever',
    "return action === 'PUSH' && isMarkedBack(location);",
    'return isMarkedBack(location);',
  ],
  [
    'platform/location/urlHistory.ts',
    'the back button leads to the page that is open',
    'url !== history.at(-1) && ',
    '',
  ],
  [
    'platform/location/urlHistory.ts',
    'the back button signs out',
    'neverBackTo = [\n  paths.signOut,\n',
    'neverBackTo = [\n',
  ],
  [
    'platform/location/urlHistory.ts',
    'a token inside a redirect is kept',
    ' || /[?&](?:token|code)=/i.test(value)',
    '',
  ],
  [
    'platform/location/urlHistory.ts',
    'the back button forgets too early',
    'historyLimit = 10',
    'historyLimit = 9',
  ],
  [
    'platform/location/urlHistory.ts',
    'the back button leads to where the visit began',
    'earlier.findLastIndex',
    'earlier.findIndex',
  ],
  [
    'platform/paths.ts',
    'an address with several slashes at its end is another one',
    String.raw`(?<!\/)\/+$`,
    String.raw`\/$`,
  ],
  ['platform/paths.ts', 'an address in capitals is another one', '.toLowerCase()', ''],
  [
    'platform/storage/storage.ts',
    'a value that cannot be removed stays',
    '() => localStorage.setItem(key, JSON.stringify(null)),',
    '',
  ],
  [
    'platform/storage/storage.ts',
    'nobody learns that a value stays',
    'console.error(`The browser could not delete ${key}`);',
    '',
  ],
  [
    'features/admin/AdminList/filters/listAddress.ts',
    'any text is a page',
    'return /^[1-9]\\d{0,4}$/.test(text) && Number(text)',
    'return Number(text)',
  ],
]);
