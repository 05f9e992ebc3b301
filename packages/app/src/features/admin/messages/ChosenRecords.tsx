import { XMarkIcon } from '@heroicons/react/24/outline';
import { ComboBox, type Option } from '@touchline/ui/ComboBox';
import { IconButton } from '@touchline/ui/IconButton';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { takeFocus } from '#platform/form/takeFocus.ts';
import { named } from '#platform/language/named.ts';
import { NamesNote } from '../NamesNote.tsx';
import { list, part } from '../record/Record.css.ts';
import { useRecordSearch, type FoundRecords } from '../record/fields/useRecordSearch.ts';
import { useRowRemoval } from '../useRowRemoval.ts';
import { chosen as chosenStyle } from './Message.css.ts';
import { useRecordNames, type NamedArea } from './useRecordNames.ts';

/** The most of an audience, as the contract has it. */
const most = 100;

type Find = (search: string, signal: AbortSignal) => Promise<FoundRecords<Option>>;

const queryOf = (search: string) => ({ pageSize: 20, ...(search ? { search } : {}) });

const finders: Record<NamedArea, Find> = {
  schools: async (search, signal) => {
    const { items, total } = await searchFolded(search, (text) =>
      call('adminSchools', { query: queryOf(text), signal, isTracked: false }),
    );
    const options = items.map(({ id, name, city }) => ({
      id,
      label: named(i18next.t, name),
      ...(city && { description: city }),
    }));
    return { options, total };
  },
  teams: async (search, signal) => {
    const { items, total } = await searchFolded(search, (text) =>
      call('adminTeams', { query: queryOf(text), signal, isTracked: false }),
    );
    const options = items.map(({ id, name, season, school }) => ({
      id,
      label: `${named(i18next.t, name)} · ${season}`,
      description: school.name,
    }));
    return { options, total };
  },
};

export interface ChosenRecordsProps {
  area: NamedArea;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  isDisabled: boolean;
}

/** Schools or teams that get a message: found by name, added to a list and taken out of it. */
export function ChosenRecords({ area, ids, onChange, isDisabled }: ChosenRecordsProps) {
  const { t } = useTranslation();
  const [learnt, setLearnt] = useState<ReadonlyMap<string, string>>(new Map());
  const [added, setAdded] = useState(0);
  const { ref, focusAfter } = useRowRemoval();
  const missing = ids.filter((id) => !learnt.has(id));
  const { nameOf, hasFailed, retry } = useRecordNames(area, missing);
  const { options, field } = useRecordSearch(finders[area]);
  const offered = options.filter(({ id }) => !ids.includes(id));
  const label = (id: string) => learnt.get(id) ?? nameOf(id);

  function add(id: string | null) {
    const option = offered.find((each) => each.id === id);
    if (!option) return;
    setLearnt((before) => new Map([...before, [option.id, option.label]]));
    setAdded(added + 1);
    onChange([...ids, option.id]);
  }

  return (
    <div className={part} ref={ref}>
      <NamesNote
        hasFailed={hasFailed}
        text={t('adminRecord.messages.namesFailed')}
        onRetry={retry}
      />
      {ids.length > 0 && (
        <ul className={list} aria-label={t(`adminRecord.messages.chosen.${area}`)}>
          {ids.map((id, index) => (
            <li key={id} className={chosenStyle}>
              <span>{label(id)}</span>
              {!isDisabled && (
                <IconButton
                  label={t('adminRecord.messages.takeOut', { name: label(id) })}
                  icon={XMarkIcon}
                  onPress={() => {
                    onChange(ids.toSpliced(index, 1));
                    focusAfter(index);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {ids.length < most && !isDisabled && (
        <ComboBox
          // A new field, empty and closed, for the next one.
          key={added}
          {...(added > 0 ? { ref: takeFocus } : {})}
          label={t(`adminRecord.messages.add.${area}`)}
          options={offered}
          onChange={add}
          {...field}
        />
      )}
    </div>
  );
}
