import i18next from 'i18next';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { named } from '#platform/language/named.ts';
import { store } from '#platform/store.ts';
import type { FindOptions } from '#platform/form/optionSearch.ts';

/** The most teams that are offered at once. */
const pageSize = 20;

/** The teams whose name or school has a text; with a school, only its own. */
export function teamsOf(schoolId: string | null): FindOptions {
  return async (search, signal) => {
    const { items, total } = await searchFolded(search, (text) =>
      call('teams', {
        query: {
          search: text,
          pageSize,
          sort: 'name',
          language: store.get(languageAtom),
          ...(schoolId && { schoolId }),
        },
        signal,
        isTracked: false,
      }),
    );
    const options = items.map(({ id, name, school, season }) => ({
      id,
      label: named(i18next.t, name),
      description: [school.name, season].filter(Boolean).join(', '),
    }));
    return { options, total };
  };
}
