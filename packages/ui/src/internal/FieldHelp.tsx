import { ExclamationCircleIcon } from '@heroicons/react/24/outline';
import { FieldError, Text, type ValidationResult } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { error, errorIcon, hint } from './Field.css.ts';

/** Own words for what the browser finds wrong; for what is left out it speaks its own language. */
export type ValidationMessages = Partial<
  Record<Exclude<keyof ValidityState, 'valid' | 'customError'>, string>
>;

export interface FieldHelpProps {
  /** Below the control, read out with its name. */
  description?: string;
  /** What is wrong with the value; while it is set the field is invalid. */
  errorMessage?: string;
  messages?: ValidationMessages;
}

function wordsFor(
  { validationDetails, validationErrors }: ValidationResult,
  messages: ValidationMessages = {},
): string {
  if (validationDetails.customError) return validationErrors.join(' ');
  const found = Object.entries(messages).find(
    ([kind]) => validationDetails[kind as keyof ValidationMessages],
  );
  return found?.[1] ?? validationErrors.join(' ');
}

/** The description and the error of a control, tied to it for screen readers. */
export function FieldHelp({ description, errorMessage, messages }: FieldHelpProps) {
  return (
    <>
      {description && (
        <Text slot="description" className={hint}>
          {description}
        </Text>
      )}
      <FieldError className={error} elementType="div">
        {(result) => {
          const words = errorMessage ?? wordsFor(result, messages);
          return words ? (
            <>
              <span className={errorIcon}>
                <Icon glyph={ExclamationCircleIcon} size="small" />
              </span>
              <span>{words}</span>
            </>
          ) : null;
        }}
      </FieldError>
    </>
  );
}
