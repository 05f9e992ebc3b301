import { useTranslation } from 'react-i18next';
import type { ComboBoxProps } from '@touchline/ui/ComboBox';
import type { OptionSearchState } from './optionSearch.ts';

const emptyTexts = {
  short: 'optionSearch.short',
  searching: 'search.empty',
  found: 'search.empty',
  failed: 'optionSearch.failed',
} as const satisfies Record<OptionSearchState['state'], string>;

/** The texts of a `ComboBox` while its options are loading and while there are none. */
export function useOptionSearchLabels(state: OptionSearchState['state']): ComboBoxProps['labels'] {
  const { t } = useTranslation();
  return { loading: t('optionSearch.searching'), empty: t(emptyTexts[state]) };
}
