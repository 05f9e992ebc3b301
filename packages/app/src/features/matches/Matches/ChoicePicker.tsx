import { ComboBox } from '@touchline/ui/ComboBox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moreOptionsText } from '#platform/form/moreOptionsText.ts';
import type { FindOptions } from '#platform/form/optionSearch.ts';
import { takeFocus } from '#platform/form/takeFocus.ts';
import { useOptionSearch } from '#platform/form/useOptionSearch.ts';
import { useOptionSearchLabels } from '#platform/form/useOptionSearchLabels.ts';

export interface ChoicePickerProps {
  label: string;
  placeholder: string;
  /** Kept from the first render; another one needs another `key`. */
  find: FindOptions;
  onChoose: (id: string) => void;
}

/**
 * Finds one thing by its name. After a choice the field is emptied, because a chip shows the name.
 */
export function ChoicePicker({ onChoose, ...rest }: ChoicePickerProps) {
  // The key of the field: after a choice a new one is mounted, empty and with the focus.
  const [choices, setChoices] = useState(0);
  return (
    <Field
      {...rest}
      key={choices}
      hasFocus={choices > 0}
      onChoose={(id) => {
        setChoices(choices + 1);
        onChoose(id);
      }}
    />
  );
}

interface FieldProps extends ChoicePickerProps {
  hasFocus: boolean;
}

function Field({ label, placeholder, find, hasFocus, onChoose }: FieldProps) {
  const { t } = useTranslation();
  const { state, options, total, search } = useOptionSearch(find);
  const labels = useOptionSearchLabels(state);
  return (
    <ComboBox
      label={label}
      placeholder={placeholder}
      options={state === 'short' ? [] : options}
      {...(hasFocus && { ref: takeFocus })}
      onChange={(id) => {
        if (id !== null) onChoose(id);
      }}
      onSearch={search}
      isLoading={state === 'searching'}
      labels={labels}
      more={moreOptionsText(t, options.length, total)}
    />
  );
}
