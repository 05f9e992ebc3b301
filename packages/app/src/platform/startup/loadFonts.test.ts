import { stubStorage } from '#testing/fakeStorage.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { readStored, storageKeys } from '../storage/storage.ts';
import { loadFonts } from './loadFonts.ts';

const page = Object.assign(new EventTarget(), {
  documentElement: { dataset: {} as Record<string, string> },
  hidden: false,
  fonts: { load: vi.fn(() => Promise.resolve([{}])) },
});

function show(isShown: boolean): void {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  stubStorage();
  vi.stubGlobal('document', page);
  page.documentElement.dataset = {};
  page.hidden = false;
  page.fonts.load.mockClear();
});

test('the web font is applied while the tab is hidden, not while the page is read', async () => {
  await loadFonts();
  expect(readStored(storageKeys.fonts)).toBe(true);
  show(true);
  expect(page.documentElement.dataset).toEqual({});
  show(false);
  expect(page.documentElement.dataset).toEqual({ fonts: 'ready' });
});

test('the web font is shown at once where the tab is hidden when it has come', async () => {
  page.hidden = true;
  await loadFonts();
  expect(page.documentElement.dataset).toEqual({ fonts: 'ready' });
});

test('a font that does not come is not noted, and one that is there is not asked for', async () => {
  page.fonts.load.mockResolvedValueOnce([]);
  await loadFonts();
  page.fonts.load.mockRejectedValueOnce(new DOMException('no', 'NetworkError'));
  await loadFonts();
  expect(readStored(storageKeys.fonts)).toBeNull();
  page.documentElement.dataset = { fonts: 'ready' };
  await loadFonts();
  expect(page.fonts.load).toHaveBeenCalledTimes(2);
});
