import { useEffect, useState } from 'react';
import type { Option } from '@touchline/ui/ComboBox';
import { call } from '#platform/client/client.ts';
import { createSchoolSearch, type SchoolSearchState } from './schoolSearch.ts';

/** The most schools that are offered at once. */
const pageSize = 20;

async function findSchools(search: string, signal: AbortSignal): Promise<Option[]> {
  const { items } = await call('schools', {
    query: { search, pageSize },
    signal,
    isTracked: false,
  });
  return items.map(({ id, name, city, district }) => ({
    id,
    label: name,
    description: [district, city].filter(Boolean).join(', '),
  }));
}

/** The schools for what is typed. */
export function useSchoolSearch(): SchoolSearchState & { search: (text: string) => void } {
  const [state, setState] = useState<SchoolSearchState>({ state: 'short', options: [] });
  const [{ search, stop }] = useState(() => createSchoolSearch(findSchools, setState));
  useEffect(() => stop, [stop]);
  return { ...state, search };
}
