import type { ComboBoxProps, Option } from '@touchline/ui/ComboBox';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moreOptionsText } from '#platform/form/moreOptionsText.ts';

/** After this time without typing records are asked for, in ms. */
const pause = 300;

/** The most characters that the API takes. */
const longestSearch = 100;

/** The records that are offered for a text. */
export interface FoundRecords<Each extends Option> {
  options: readonly Each[];
  /** How many there are; the others are found by a longer text. */
  total: number;
}

interface Answer<Each extends Option> {
  text: string;
  /** Null: the call has failed. */
  found: FoundRecords<Each> | null;
}

export interface RecordSearch<Each extends Option> {
  options: readonly Each[];
  /** The props of the field that do not depend on what is chosen in it. */
  field: Pick<ComboBoxProps, 'onSearch' | 'isLoading' | 'labels' | 'description' | 'more'>;
}

/**
 * The options with the chosen one among them, so that the field knows its name. It keeps that name: the
 * field searches for a name that changes, and two answers that call it differently would ask for each
 * other without end.
 */
export function withChosen<Each extends Option>(
  options: readonly Each[],
  chosen: Each | null,
): readonly Each[] {
  if (chosen === null) return options;
  return options.some(({ id }) => id === chosen.id)
    ? options.map((option) =>
        option.id === chosen.id ? { ...option, label: chosen.label } : option,
      )
    : [...options, chosen];
}

/**
 * The records for what is typed into a field: one call for each pause, and an answer to an older
 * text is dropped. Without a text the first records are offered; where there are more, the list says of
 * how many (ADMIN-70).
 *
 * @param find the same function each time
 * @param description what else is said below the field
 */
export function useRecordSearch<Each extends Option>(
  find: (search: string, signal: AbortSignal) => Promise<FoundRecords<Each>>,
  description?: string,
): RecordSearch<Each> {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer<Each>>();

  useEffect(() => {
    const attempt = new AbortController();
    const wanted = [...text.trim()].slice(0, longestSearch).join('');
    const show = (found: Answer<Each>['found']) => {
      if (!attempt.signal.aborted) setAnswer({ text, found });
    };
    const timer = setTimeout(() => {
      find(wanted, attempt.signal).then(show, () => show(null));
    }, pause);
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [text, find]);

  const isCurrent = answer?.text === text;
  const hasFailed = isCurrent && answer.found === null;
  // The options of the text before stay, so that the list does not flicker.
  const { options = [], total = 0 } = answer?.found ?? {};
  return {
    options,
    field: {
      onSearch: setText,
      isLoading: !isCurrent,
      labels: {
        loading: t('adminRecord.searching'),
        empty: t(hasFailed ? 'adminRecord.searchFailed' : 'search.empty'),
      },
      description: description ?? t('adminRecord.searchText'),
      more: moreOptionsText(t, options.length, total),
    },
  };
}
