import { ComboBox } from '@touchline/ui/ComboBox';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { moreOptionsText } from '#platform/form/moreOptionsText.ts';
import { named } from '#platform/language/named.ts';

export interface SchoolChoiceProps {
  onChoose: (id: string) => void;
}

/** The number of schools that are offered at once. */
const most = 20;

/** A school to narrow a list to, found by typing; the chosen one is a chip below the fields. */
export function SchoolChoice({ onChoose }: SchoolChoiceProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  // Empties the field after a choice.
  const [choices, setChoices] = useState(0);
  const search = useDeferredValue(text.trim());
  const schools = useResource(
    ['admin', 'schoolChoice', search],
    () =>
      searchFolded(search, (asked) =>
        call('adminSchools', { query: { pageSize: most, ...(asked ? { search: asked } : {}) } }),
      ),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const { items, total } = schools.state === 'ready' ? schools.value : { items: [], total: 0 };
  return (
    <ComboBox
      key={choices}
      label={t('admin.columns.school')}
      placeholder={t('admin.any')}
      options={items.map(({ id, name, city }) => ({
        id,
        label: named(t, name),
        ...(city ? { description: city } : {}),
      }))}
      isLoading={schools.state === 'loading'}
      labels={{ loading: t('shell.loading'), empty: t('matches.emptyTitle') }}
      more={moreOptionsText(t, items.length, total)}
      onSearch={setText}
      onChange={(id) => {
        if (id === null) return;
        setText('');
        setChoices(choices + 1);
        onChoose(id);
      }}
    />
  );
}
