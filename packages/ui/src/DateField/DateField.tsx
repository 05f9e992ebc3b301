import { parseDate } from '@internationalized/date';
import {
  DateField as AriaDateField,
  DateInput,
  DateSegment,
  Group,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from 'react-aria-components';
import { allowEmptyHtml } from '../internal/allowEmptyHtml.ts';
import { box, field } from '../internal/Field.css.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { FieldLabel } from '../internal/FieldLabel.tsx';
import { segment, segments } from './DateField.css.ts';

type Passed = Pick<
  AriaDateFieldProps<DateValue>,
  'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus'
>;

export interface DateFieldProps extends Passed, FieldHelpProps {
  label: string;
  isLabelHidden?: boolean;
  /** `YYYY-MM-DD`; anything else is no date. */
  value?: string | null;
  defaultValue?: string | null;
  /** Gets `YYYY-MM-DD`, or null while the date is not complete. */
  onChange?: (value: string | null) => void;
}

/**
 * A field for a day without a time, typed in the order of the language. To choose among the days that
 * have something, use `DateStrip`.
 */
export function DateField({
  label,
  isLabelHidden,
  value,
  defaultValue,
  onChange,
  description,
  errorMessage,
  ...rest
}: DateFieldProps) {
  allowEmptyHtml();
  return (
    <AriaDateField
      {...rest}
      // Years are written out, so that nobody has to guess the century.
      shouldForceLeadingZeros
      value={dateOf(value)}
      defaultValue={dateOf(defaultValue)}
      onChange={(date) => onChange?.(date ? date.toString().slice(0, 10) : null)}
      isInvalid={errorMessage ? true : undefined}
      className={field}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Group className={box}>
        <DateInput className={segments}>
          {(part) => <DateSegment segment={part} className={segment} />}
        </DateInput>
      </Group>
      <FieldHelp
        description={description}
        errorMessage={errorMessage}
        checks={{ answer: 'text', isRequired: rest.isRequired }}
      />
    </AriaDateField>
  );
}

/** Undefined stays undefined: then React Aria keeps the value itself. */
function dateOf(value: string | null | undefined): DateValue | null | undefined {
  if (value === undefined) return undefined;
  try {
    return value === null ? null : parseDate(value);
  } catch {
    return null;
  }
}
