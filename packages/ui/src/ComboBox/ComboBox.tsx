import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { useRef, type Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Group,
  Input,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components';
import { fold } from '../fold/index.ts';
import { Icon } from '../Icon/index.ts';
import { adornment, box, boxButton, field, input } from '../internal/Field.css.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { FieldLabel } from '../internal/FieldLabel.tsx';
import { Options, type Option } from '../internal/Options.tsx';
import { Spinner } from '../Spinner/index.ts';

type Passed = Pick<
  AriaComboBoxProps<Option>,
  | 'name'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
  | 'defaultInputValue'
  // Any text is a valid value, and the options are suggestions.
  | 'allowsCustomValue'
  | 'inputValue'
  | 'onInputChange'
>;

export interface ComboBoxProps extends Passed, FieldHelpProps {
  label: string;
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean;
  /** Shown while nothing is typed; it does not replace the label. */
  placeholder?: string;
  /** All options, or with `onSearch` the results for the typed text. */
  options: readonly Option[];
  /** Id of the chosen option. */
  value?: string | null;
  /** Id of the option that is chosen at first, when it is not controlled. */
  defaultValue?: string;
  /** With `null` when the text is cleared. */
  onChange?: (id: string | null) => void;
  /**
   * Called on each change of the text. If set, the app filters the options; otherwise the component
   * does.
   */
  onSearch?: (text: string) => void;
  /** Shows a spinner in the field, and in an empty list that options are on their way. */
  isLoading?: boolean;
  /** `loading` labels the spinner and is shown in the list while it is empty. */
  labels: { loading: string; empty: string };
  /**
   * Says that `options` are the first of many, and what leads to the others. It is shown below them
   * and announced; empty: they are all.
   */
  more?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A choice of one of many options, filtered by typing. For few options, use `Select`. */
export function ComboBox({
  label,
  isLabelHidden,
  placeholder,
  options,
  onChange,
  onSearch,
  onInputChange,
  isLoading = false,
  labels,
  more,
  description,
  errorMessage,
  ref,
  ...rest
}: ComboBoxProps) {
  const chosenText = useRef('');
  return (
    <AriaComboBox<Option>
      {...rest}
      {...(onSearch ? { items: options } : { defaultItems: options })}
      isInvalid={errorMessage ? true : undefined}
      className={field}
      // Not by the language of the page, in which i and I can be different letters.
      defaultFilter={(option, typed) => fold(option).includes(fold(typed))}
      // With custom values the list closes when it is empty, instead of saying that nothing was
      // found.
      allowsEmptyCollection={!rest.allowsCustomValue}
      onChange={(id) => {
        chosenText.current = options.find((option) => option.id === id)?.label ?? '';
        onChange?.(id === null ? null : String(id));
      }}
      onInputChange={(text) => {
        onInputChange?.(text);
        // Choosing an option also changes the text; that is not a search.
        if (!text || text !== chosenText.current) onSearch?.(text);
      }}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Group className={box}>
        <Input ref={ref} className={input} placeholder={placeholder} />
        {isLoading && (
          <span className={adornment}>
            <Spinner label={labels.loading} size="small" />
          </span>
        )}
        {!rest.isReadOnly && (
          <Button className={boxButton}>
            <Icon icon={ChevronDownIcon} />
          </Button>
        )}
      </Group>
      <FieldHelp
        description={description}
        errorMessage={errorMessage}
        checks={{ answer: 'choice', isRequired: rest.isRequired }}
      />
      <Options emptyText={isLoading ? labels.loading : labels.empty} more={more} />
    </AriaComboBox>
  );
}
