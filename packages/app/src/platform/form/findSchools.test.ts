import { expect, it, vi } from 'vitest';
import { call } from '../client/client.ts';
import { languageAtom } from '../language/language.atoms.ts';
import { store } from '../store.ts';
import { findSchools } from './findSchools.ts';

vi.mock('../client/client.ts', () => ({ call: vi.fn(async () => ({ items: [], total: 0 })) }));

it('asks in the order of the language (LANG-18)', async () => {
  for (const language of ['en', 'tr'] as const) {
    store.set(languageAtom, language);
    vi.mocked(call).mockClear();
    await findSchools('çı', new AbortController().signal);
    expect(call).toHaveBeenNthCalledWith(
      1,
      'schools',
      expect.objectContaining({ query: { search: 'çı', pageSize: 20, language } }),
    );
    // The folded text too (SEARCH-24).
    expect(call).toHaveBeenLastCalledWith(
      'schools',
      expect.objectContaining({ query: { search: 'ci', pageSize: 20, language } }),
    );
  }
});
