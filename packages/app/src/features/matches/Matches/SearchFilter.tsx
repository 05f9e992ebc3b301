import { SearchField } from '@touchline/ui/SearchField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestSearch } from './matchFilter.ts';

/** Rest between the last letter and the question to the server, in ms (product.md §5). */
const debounce = 500;

export interface SearchFilterProps {
  /** As it stands in the address. */
  search: string;
  onChange: (search: string) => void;
}

/** Takes the words to look for, and follows the address where that changes by itself. */
export function SearchFilter({ search, onChange }: SearchFilterProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  // On their way into the address, the oldest first: what comes back of them is no news to the field.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const latest = asked.at(-1) ?? search;

  if (search !== seen) {
    setSeen(search);
    const place = asked.indexOf(search);
    setAsked(place === -1 ? [] : asked.slice(place + 1));
    if (place === -1) setText(search);
  }

  function ask(words: string) {
    const next = words.trim();
    if (next === latest) return;
    setAsked([...asked, next]);
    onChange(next);
  }

  const askForText = useEffectEvent(() => ask(text));

  useEffect(() => {
    if (text.trim() === latest) return;
    const timer = setTimeout(askForText, debounce);
    return () => clearTimeout(timer);
  }, [text, latest]);

  return (
    <SearchField
      label={t('matches.search')}
      clearLabel={t('matches.clearSearch')}
      maxLength={longestSearch}
      value={text}
      onChange={setText}
      onSubmit={ask}
      onClear={() => ask('')}
    />
  );
}
