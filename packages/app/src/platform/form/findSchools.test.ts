import { expect, it, vi } from 'vitest';
import { call } from '../client/client.ts';
import { languageAtom } from '../language/language.atoms.ts';
import { store } from '../store.ts';
import { findSchools } from './findSchools.ts';

vi.mock('../client/client.ts', () => ({ call: vi.fn(async () => ({ items: [], total: 0 })) }));

it('asks in the order of the language (LANG-18)', async () => {
  for (const language of ['en', 'tr'] as const) {
    store.set(languageAtom, language);
    await findSchools('çı', new AbortController().signal);
    expect(call).toHaveBeenLastCalledWith(
      'schools',
      expect.objectContaining({ query: { search: 'çı', pageSize: 20, language } }),
    );
  }
});
