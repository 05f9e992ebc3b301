import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { Icon } from '../Icon/index.ts';
import { field } from '../internal/Field.css.ts';
import { FieldLabel } from '../internal/FieldLabel.tsx';
import { Options, type Option } from '../internal/Options.tsx';
import { arrow, trigger, value as valueStyle } from '../Select/Select.css.ts';

export interface MultiSelectProps {
  label: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** In the order of the list. */
  options: readonly Option[];
  /** Ids of the chosen options. */
  value?: readonly string[];
  /** Ids of the options that are chosen at first, when it is not controlled. */
  defaultValue?: readonly string[];
  /** Called with the ids in the order of the options. */
  onChange?: (ids: string[]) => void;
}

const nothing: readonly string[] = [];

/** A choice of any number of options, for filters. For one option use `Select`. */
export function MultiSelect({
  label,
  placeholder,
  options,
  value: given,
  defaultValue = nothing,
  onChange,
}: MultiSelectProps) {
  // React Aria would keep them in the order in which they are chosen.
  const [value, setValue] = useControlledState<readonly string[], string[]>(
    given,
    defaultValue,
    onChange,
  );
  return (
    <AriaSelect
      className={field}
      selectionMode="multiple"
      placeholder={placeholder}
      value={value}
      onChange={(keys) => {
        const chosen = new Set(keys.map(String));
        setValue(options.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
      }}
    >
      <FieldLabel>{label}</FieldLabel>
      <Button className={trigger}>
        <SelectValue<Option> className={valueStyle}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <span className={arrow}>
          <Icon icon={ChevronDownIcon} />
        </span>
      </Button>
      <Options options={options} />
    </AriaSelect>
  );
}
