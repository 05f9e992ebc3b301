import i18next from 'i18next';
import { call } from '../client/client.ts';
import { searchFolded } from '../foldedSearch.ts';
import { languageAtom } from '../language/language.atoms.ts';
import { named } from '../language/named.ts';
import { store } from '../store.ts';
import type { FindOptions } from './optionSearch.ts';

/** The most schools that are offered at once. */
const pageSize = 20;

/** The schools whose name, short name or city has a text. */
export const findSchools: FindOptions = async (search, signal) => {
  const { items, total } = await searchFolded(search, (text) =>
    call('schools', {
      query: { search: text, pageSize, language: store.get(languageAtom) },
      signal,
      isTracked: false,
    }),
  );
  const options = items.map(({ id, name, city, district }) => ({
    id,
    label: named(i18next.t, name),
    description: [district, city].filter(Boolean).join(', '),
  }));
  return { options, total };
};
