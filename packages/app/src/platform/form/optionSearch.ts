import type { Option } from '@touchline/ui/ComboBox';
import { isAbort } from '../client/answer.ts';

/** Fewer characters find too many (SIGNUP-6, LIST-20). */
export const leastSearchLength = 2;

/** The maximum length of a search text that the API accepts, in characters. */
const mostSearchLength = 100;

/** The debounce of the typing before options are requested, in ms. */
export const searchDelay = 300;

export interface OptionSearchState {
  /** `short`: too few characters are typed. */
  state: 'short' | 'searching' | 'found' | 'failed';
  options: readonly Option[];
}

/** Asks the server; the signal ends a call whose answer is not wanted any more. */
export type FindOptions = (search: string, signal: AbortSignal) => Promise<readonly Option[]>;

/**
 * Asks the server for options while a name is typed: one call for each pause, and an answer to an
 * older text is dropped.
 *
 * @param onChange called with each new state
 */
export function createOptionSearch(
  find: FindOptions,
  onChange: (state: OptionSearchState) => void,
) {
  let options: readonly Option[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  function stop() {
    clearTimeout(timer);
    running?.abort();
  }

  async function run(text: string, { signal }: AbortController) {
    try {
      const found = await find(text, signal);
      if (signal.aborted) return;
      options = found;
      onChange({ state: 'found', options });
    } catch (error) {
      if (!signal.aborted && !isAbort(error)) onChange({ state: 'failed', options: [] });
    }
  }

  function search(text: string) {
    stop();
    const wanted = [...text.trim()].slice(0, mostSearchLength).join('');
    if ([...wanted].length < leastSearchLength) {
      options = [];
      return onChange({ state: 'short', options });
    }
    const attempt = new AbortController();
    running = attempt;
    // The options of the text before stay, so that the list does not flicker.
    onChange({ state: 'searching', options });
    timer = setTimeout(() => void run(wanted, attempt), searchDelay);
  }

  return { search, stop };
}
