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
  /** How many there are for the text; `options` can be the first of them. */
  total: number;
}

/** The options for a text, or the first of them. */
export type FoundOptions = Omit<OptionSearchState, 'state'>;

const nothing: FoundOptions = { options: [], total: 0 };

/** Asks the server; the signal ends a call whose answer is not wanted any more. */
export type FindOptions = (search: string, signal: AbortSignal) => Promise<FoundOptions>;

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
  let latest = nothing;
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
      latest = found;
      onChange({ state: 'found', ...found });
    } catch (error) {
      if (!signal.aborted && !isAbort(error)) onChange({ state: 'failed', ...nothing });
    }
  }

  function search(text: string) {
    stop();
    const wanted = [...text.trim()].slice(0, mostSearchLength).join('');
    if ([...wanted].length < leastSearchLength) {
      latest = nothing;
      return onChange({ state: 'short', ...nothing });
    }
    const attempt = new AbortController();
    running = attempt;
    // The options of the text before stay, so that the list does not flicker.
    onChange({ state: 'searching', ...latest });
    timer = setTimeout(() => void run(wanted, attempt), searchDelay);
  }

  return { search, stop };
}
