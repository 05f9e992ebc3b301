import { call } from '#platform/client/client.ts';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { store } from '#platform/store.ts';
import type { FindOptions } from '#platform/form/optionSearch.ts';

/** The most teams that are offered at once. */
const pageSize = 20;

/** The teams whose name or school has a text; with a school, only its own. */
export function teamsOf(schoolId: string | null): FindOptions {
  return async (search, signal) => {
    const { items } = await call('teams', {
      query: {
        search,
        pageSize,
        sort: 'name',
        language: store.get(languageAtom),
        ...(schoolId && { schoolId }),
      },
      signal,
      isTracked: false,
    });
    return items.map(({ id, name, school, season }) => ({
      id,
      label: name,
      description: [school.name, season].filter(Boolean).join(', '),
    }));
  };
}
