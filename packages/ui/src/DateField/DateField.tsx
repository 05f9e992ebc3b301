import { parseDate } from '@internationalized/date';
import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  DateField as AriaDateField,
  DateFieldStateContext,
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
import { ValidationContext } from '../internal/validationMessages.ts';
import { segment, segments } from './DateField.css.ts';

type Passed = Pick<
  AriaDateFieldProps<DateValue>,
  'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus'
>;

export interface DateFieldProps extends Passed, FieldHelpProps {
  label: string;
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean;
  /** `YYYY-MM-DD`; anything else is no date. */
  value?: string | null;
  /** The first value, `YYYY-MM-DD`, when it is not controlled. */
  defaultValue?: string | null;
  /**
   * Gets `YYYY-MM-DD` when the date is complete, and null when all of it was removed. A date that is
   * half typed leaves the value as it is.
   */
  onChange?: (value: string | null) => void;
  /**
   * Called when some parts of the date are filled in and others not, and when that is over. Such a
   * date is not valid once the focus has left it, so that a `Form` is not sent and says why.
   */
  onIncompleteChange?: (isIncomplete: boolean) => void;
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
  onIncompleteChange,
  description,
  errorMessage,
  ...rest
}: DateFieldProps) {
  allowEmptyHtml();
  const messages = useContext(ValidationContext);
  // The same object for the same date: another one would throw away what is half typed.
  const date = useMemo(() => dateOf(value), [value]);
  const [isIncomplete, setIncomplete] = useState(false);
  // Not while the date is being typed.
  const [wasLeftIncomplete, setLeftIncomplete] = useState(false);
  const message = wasLeftIncomplete ? (messages?.incompleteDate ?? errorMessage) : errorMessage;
  return (
    <AriaDateField
      {...rest}
      // Years are written out, so that nobody has to guess the century.
      shouldForceLeadingZeros
      // A change between clocks of 12 and 24 hours, as between languages, would throw away what is half
      // typed.
      hourCycle={24}
      value={date}
      defaultValue={dateOf(defaultValue)}
      onChange={(next) => onChange?.(next ? next.toString().slice(0, 10) : null)}
      onBlur={() => setLeftIncomplete(isIncomplete)}
      isInvalid={message || wasLeftIncomplete ? true : undefined}
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
        errorMessage={message}
        checks={{ answer: 'text', type: 'date', isRequired: rest.isRequired }}
      />
      <Completeness
        onChange={(next) => {
          setIncomplete(next);
          if (!next) setLeftIncomplete(false);
          onIncompleteChange?.(next);
        }}
      />
    </AriaDateField>
  );
}

/** Reports whether the date is half typed, which only the state inside the field knows. */
function Completeness({ onChange }: { onChange: (isIncomplete: boolean) => void }) {
  const parts = useContext(DateFieldStateContext)?.segments.filter((part) => part.isEditable) ?? [];
  const isIncomplete =
    parts.some((part) => part.isPlaceholder) && !parts.every((part) => part.isPlaceholder);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (!isIncomplete) return undefined;
    report(true);
    return () => report(false);
  }, [isIncomplete]);
  return null;
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
