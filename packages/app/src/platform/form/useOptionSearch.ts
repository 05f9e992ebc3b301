import { useEffect, useState } from 'react';
import { createOptionSearch, type FindOptions, type OptionSearchState } from './optionSearch.ts';

/**
 * The options for what is typed into a `ComboBox`.
 *
 * @param find kept from the first render
 */
export function useOptionSearch(
  find: FindOptions,
): OptionSearchState & { search: (text: string) => void } {
  const [state, setState] = useState<OptionSearchState>({
    state: 'short',
    options: [],
    total: 0,
  });
  const [{ search, stop }] = useState(() => createOptionSearch(find, setState));
  useEffect(() => stop, [stop]);
  return { ...state, search };
}
