import { expect, it, vi } from 'vitest';
import { browserIfFound } from './browser.ts';

it('says that there is no browser, without which most tests run', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const found = await browserIfFound(() => Promise.reject(new Error('No Chromium found')));
  expect(found).toEqual({});
  expect(warn).toHaveBeenCalledExactlyOnceWith('No Chromium found');
  warn.mockRestore();
});
