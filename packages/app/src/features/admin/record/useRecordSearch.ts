import type { Option } from '@touchline/ui/ComboBox';
import { useEffect, useState } from 'react';

/** After this time without typing records are asked for, in ms. */
const pause = 300;

/** The most characters that the API takes. */
const longestSearch = 100;

interface Found<Each extends Option> {
  text: string;
  /** Null: the call has failed. */
  options: readonly Each[] | null;
}

export interface RecordSearch<Each extends Option> {
  state: 'searching' | 'found' | 'failed';
  options: readonly Each[];
  search: (text: string) => void;
}

/**
 * The records for what is typed into a field: one call for each pause, and an answer to an older
 * text is dropped. Without a text the first records are offered.
 *
 * @param find the same function each time
 */
export function useRecordSearch<Each extends Option>(
  find: (search: string, signal: AbortSignal) => Promise<readonly Each[]>,
): RecordSearch<Each> {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found<Each>>();

  useEffect(() => {
    const attempt = new AbortController();
    const wanted = [...text.trim()].slice(0, longestSearch).join('');
    const show = (options: Found<Each>['options']) => {
      if (!attempt.signal.aborted) setFound({ text, options });
    };
    const timer = setTimeout(() => {
      find(wanted, attempt.signal).then(show, () => show(null));
    }, pause);
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [text, find]);

  const isCurrent = found?.text === text;
  return {
    state: isCurrent ? (found.options ? 'found' : 'failed') : 'searching',
    // The options of the text before stay, so that the list does not flicker.
    options: found?.options ?? [],
    search: setText,
  };
}
