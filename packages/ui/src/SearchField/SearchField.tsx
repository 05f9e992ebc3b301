import { MagnifyingGlassIcon, XMarkIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import {
  SearchField as AriaSearchField,
  Button,
  Group,
  Input,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { adornment, box, field, input } from '../internal/Field.css.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { FieldLabel } from '../internal/FieldLabel.tsx';
import { clear } from './SearchField.css.ts';

type Passed = Pick<
  AriaSearchFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onClear'
  | 'isDisabled'
  | 'autoFocus'
  | 'maxLength'
>;

export interface SearchFieldProps extends Passed, FieldHelpProps {
  label: string;
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean;
  /** Shown while nothing is typed; it does not replace the label. */
  placeholder?: string;
  /** The accessible name of the clear button; Escape clears the field too. */
  clearLabel: string;
  /** Called on Enter. */
  onSubmit?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a search text. To choose one of the results, use `ComboBox`. */
export function SearchField({
  label,
  isLabelHidden,
  placeholder,
  clearLabel,
  description,
  errorMessage,
  ref,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} isInvalid={errorMessage ? true : undefined} className={field}>
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <Group className={box}>
        <span className={adornment} data-side="start">
          <Icon icon={MagnifyingGlassIcon} />
        </span>
        <Input ref={ref} className={input} placeholder={placeholder} />
        <Button className={clear} aria-label={clearLabel}>
          <Icon icon={XMarkIcon} />
        </Button>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaSearchField>
  );
}
