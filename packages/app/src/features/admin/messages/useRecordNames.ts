import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { fetchRecord } from '../record/fetchRecord.ts';

export type NamedArea = 'schools' | 'teams';

type Name = { state: 'found'; name: string } | { state: 'missing' } | { state: 'failed' };

async function nameOf(area: NamedArea, id: string): Promise<Name> {
  const path = { id };
  if (area === 'schools') {
    const answer = await fetchRecord(call('adminSchool', { path }));
    if (answer.state !== 'found') return { state: 'missing' };
    return { state: 'found', name: answer.record.name };
  }
  const answer = await fetchRecord(call('adminTeam', { path }));
  if (answer.state !== 'found') return { state: 'missing' };
  return { state: 'found', name: `${answer.record.name} · ${answer.record.season}` };
}

const none: ReadonlyMap<string, Name> = new Map();

async function namesOf(area: NamedArea, ids: readonly string[]) {
  const found = await Promise.allSettled(ids.map((id) => nameOf(area, id)));
  return new Map<string, Name>(
    ids.map((id, index) => {
      const each = found[index];
      return [id, each?.status === 'fulfilled' ? each.value : { state: 'failed' }];
    }),
  );
}

export interface RecordNames {
  isLoading: boolean;
  /** Some names did not load; `retry` asks for them again. */
  hasFailed: boolean;
  retry: () => Promise<void>;
  /** The name of a record, or words for one that is not there yet, not any more or not loaded. */
  nameOf: (id: string) => string;
}

/** The names of schools or teams by their ids. */
export function useRecordNames(area: NamedArea, ids: readonly string[]): RecordNames {
  const { t } = useTranslation();
  // Those that were taken out since stay asked for, so that the others are not loaded again.
  const [asked, setAsked] = useState(ids);
  const added = ids.filter((id) => !asked.includes(id));
  if (added.length > 0) setAsked([...asked, ...added]);
  const key = asked.length === 0 ? null : ['admin', area, 'names', asked.join(' ')];
  const names = useResource(key, () => namesOf(area, asked), { keepPreviousData: true });
  const found = names.state === 'ready' ? names.value : none;
  return {
    hasFailed: ids.some((id) => found.get(id)?.state === 'failed'),
    retry: () => revalidateCached(key),
    isLoading: asked.length > 0 && names.state === 'loading',
    nameOf(id) {
      const each = found.get(id);
      switch (each?.state) {
        case 'found':
          return each.name;
        case 'missing':
          return t('adminRecord.messages.unknownRecord');
        case 'failed':
          return t('adminRecord.teams.nameNotLoaded');
        case undefined:
          return t('shell.loading');
      }
    },
  };
}
