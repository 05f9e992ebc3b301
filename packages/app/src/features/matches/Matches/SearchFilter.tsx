import { SearchField } from '@touchline/ui/SearchField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLeaving } from '#platform/location/rebase.ts';
import { useLocation } from '#platform/reactRouter.ts';
import { maxSearchLength } from '#platform/searchText.ts';

/** Delay between the last key and the request, in ms (SEARCH-4). */
export const debounce = 500;

export interface SearchFilterProps {
  /** The search text of the address. */
  search: string;
  /** Omitted: that of the list of matches. */
  label?: string;
  onChange: (search: string) => void;
}

/** The search field. It also follows changes of the address that did not come from the field. */
export function SearchFilter({ search, label, onChange }: SearchFilterProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(search);
  // The key is another after each navigation, also where the address holds the same text.
  const location = useLocation();
  const { key } = location;
  const [seen, setSeen] = useState({ key, search });
  // Texts that the field has written to the address, oldest first. When one of them arrives as a
  // prop the field ignores it, so that it does not overwrite what was typed since.
  const [submitted, setSubmitted] = useState<readonly string[]>([]);
  const latest = submitted.at(-1) ?? search;

  if (key !== seen.key) {
    setSeen({ key, search });
    const index = submitted.indexOf(search);
    setSubmitted(index === -1 ? [] : submitted.slice(index + 1));
    // A submitted text that was replaced before it was rendered, for instance by the back button, is
    // dropped. What is typed and not yet submitted stays when another filter changes.
    if (index === -1 && (search !== seen.search || submitted.length > 0)) setText(search);
  }

  function submit(text: string) {
    const next = text.trim();
    if (next === latest) return;
    setSubmitted([...submitted, next]);
    onChange(next);
  }

  const submitText = useEffectEvent(() => {
    // A search of this page would lead back from the page that was chosen meanwhile (LIST-26).
    if (!isLeaving(location)) submit(text);
  });

  // Again after each navigation, which may have led back here from a page that was never drawn.
  useEffect(() => {
    if (text.trim() === latest) return;
    const timer = setTimeout(submitText, debounce);
    return () => clearTimeout(timer);
  }, [text, latest, key]);

  return (
    <SearchField
      label={label ?? t('matches.search')}
      clearLabel={t('matches.clearSearch')}
      maxLength={maxSearchLength}
      value={text}
      onChange={setText}
      onSubmit={submit}
      onClear={() => submit('')}
    />
  );
}
