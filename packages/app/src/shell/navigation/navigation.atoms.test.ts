import { createMemoryHistory } from 'history';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectHistory, navigateTo } from '#platform/location/location.ts';
import { endSessionScope } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';
import { stubStorage } from '#testing/fakeStorage.ts';

// The module of the theme makes styles, which Node cannot.
vi.mock('@touchline/ui/theme', () => ({ media: { md: '(min-width: 960px)' } }));

const width = Object.assign(new EventTarget(), { matches: false });

/** Turns the device, as a person turns a tablet. */
function turn({ isWide }: { isWide: boolean }) {
  width.matches = isWide;
  width.dispatchEvent(new Event('change'));
}

/** What the button of the navigation and the navigation do. */
async function follow() {
  const { isNavigationOpenAtom } = await import('./navigation.atoms.ts');
  const stop = store.sub(isNavigationOpenAtom, () => {});
  return {
    isOpen: () => store.get(isNavigationOpenAtom),
    setOpen: (isOpen: boolean) => store.set(isNavigationOpenAtom, isOpen),
    stop,
  };
}

beforeEach(() => {
  stubStorage();
  vi.stubGlobal('matchMedia', () => width);
  connectHistory(createMemoryHistory({ initialEntries: ['/home'] }));
  turn({ isWide: false });
});

afterEach(() => vi.unstubAllGlobals());

it('a drawer closes with a change of address, whatever the next page has (NAV-25)', async () => {
  const { isOpen, setOpen, stop } = await follow();
  setOpen(true);
  expect(isOpen()).toBe(true);
  navigateTo('/sign-out');
  expect(isOpen()).toBe(false);
  navigateTo('/home');
  expect(isOpen()).toBe(false);
  stop();
});

it('a drawer closes with the end of the session (AUTH-14)', async () => {
  const { isOpen, setOpen, stop } = await follow();
  setOpen(true);
  endSessionScope({ reason: 'expired', userId: 'ada', accessToken: '' });
  expect(isOpen()).toBe(false);
  stop();
});

it('is closed again where the window is narrow again, and open beside the page (NAV-26)', async () => {
  const { isOpen, setOpen, stop } = await follow();
  setOpen(true);
  turn({ isWide: true });
  expect(isOpen()).toBe(true);
  turn({ isWide: false });
  expect(isOpen()).toBe(false);
  setOpen(true);
  setOpen(false);
  turn({ isWide: true });
  expect(isOpen()).toBe(true);
  setOpen(false);
  navigateTo('/about-us');
  expect(isOpen()).toBe(false);
  stop();
});
