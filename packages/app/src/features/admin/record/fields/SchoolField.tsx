import { ComboBox, type Option } from '@touchline/ui/ComboBox';
import i18next from 'i18next';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { mutateCached } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { named } from '#platform/language/named.ts';
import { store } from '#platform/store.ts';
import { userAtom } from '#session/session.atoms.ts';
import { fact, strong } from '../Record.css.ts';
import { schoolKey, useSchool } from './useSchool.ts';
import { useRecordSearch, withChosen, type FoundRecords } from './useRecordSearch.ts';

interface SchoolOption extends Option {
  timeZone: string | null;
}

async function findSchools(
  search: string,
  signal: AbortSignal,
): Promise<FoundRecords<SchoolOption>> {
  const language = store.get(languageAtom);
  const { items, total } = await searchFolded(search, (text) =>
    call('adminSchools', {
      query: { pageSize: 20, language, ...(text ? { search: text } : {}) },
      signal,
      isTracked: false,
    }),
  );
  const options = items.map((school) => {
    const { id, name, city, timeZone } = school;
    void mutateCached(schoolKey(id), school, { revalidate: false });
    return { id, label: named(i18next.t, name), timeZone, ...(city && { description: city }) };
  });
  return { options, total };
}

export interface SchoolFieldProps {
  name: string;
  label: string;
  /** The id of the chosen school; empty for none. */
  value: string;
  /** The school of the saved record, whose name is known. */
  saved: { id: string; name: string; timeZone?: string } | null;
  /** @param timeZone of that school; null where it is not known */
  onChange: (id: string, timeZone: string | null) => void;
  errorMessage?: string;
  isDisabled: boolean;
}

/** The school of a record. A school administrator has one alone and is told which (ADMIN-1). */
export function SchoolField({ saved, label, value, ...rest }: SchoolFieldProps) {
  const user = useAtomValue(userAtom);
  if (user && !user.roles.includes('Administrator')) {
    return (
      <p className={fact}>
        <span className={strong}>{label}</span>
        <span>{saved?.name ?? user.school?.name}</span>
      </p>
    );
  }
  return <SchoolSearch saved={saved} label={label} value={value} {...rest} />;
}

/** The chosen school by its name, as an option; null for none, and until its name is known. */
function useChosen(value: string, saved: SchoolFieldProps['saved']): SchoolOption | null {
  const isSaved = saved?.id === value;
  const school = useSchool(isSaved ? '' : value);
  if (value === '') return null;
  if (saved && isSaved) {
    const label = named(i18next.t, saved.name);
    return { id: value, label, timeZone: saved.timeZone ?? null };
  }
  if (school.state === 'loading') return null;
  return school.state === 'ready'
    ? { id: value, label: named(i18next.t, school.value.name), timeZone: school.value.timeZone }
    : { id: value, label: value, timeZone: null };
}

function SchoolSearch({ saved, value, onChange, isDisabled, ...rest }: SchoolFieldProps) {
  const { options, field } = useRecordSearch(findSchools);
  const chosen = useChosen(value, saved);
  const isNamed = value === '' || chosen !== null;
  const [own, setOwn] = useState({ value, turn: 0 });
  if (own.value !== value) setOwn({ value, turn: own.turn + 1 });
  const offered = withChosen(options, chosen);
  return (
    <ComboBox
      {...rest}
      {...field}
      // A new key remounts the field with the name of a school that was not chosen in it: of a draft,
      // once it is known, and after the changes were discarded.
      key={isNamed ? own.turn : 'naming'}
      isDisabled={isDisabled || !isNamed}
      options={offered}
      value={value || null}
      defaultInputValue={chosen?.label ?? ''}
      onChange={(id) => {
        const found = offered.find((option) => option.id === id);
        setOwn({ ...own, value: found?.id ?? '' });
        onChange(found?.id ?? '', found?.timeZone ?? null);
      }}
    />
  );
}
