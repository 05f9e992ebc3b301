import { ExclamationCircleIcon } from '@heroicons/react/16/solid';
import { useContext, useState } from 'react';
import { FieldError, FieldErrorContext, Text } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { possibleMessages, errorMessageFor, type Checks } from './checks.ts';
import { error, errorIcon, hint, errorArea, hiddenMessage } from './Field.css.ts';
import { ValidationContext } from './validationMessages.ts';

export interface FieldHelpProps {
  /** Shown below the control and announced with its name. */
  description?: string;
  /** The error of the value; while it is set the field is invalid. */
  errorMessage?: string;
}

interface CheckedHelpProps extends FieldHelpProps {
  /** Omitted for a control whose value is never invalid. */
  checks?: Checks;
}

/** The description and the error of a control, connected with `aria-describedby`. */
export function FieldHelp({ description, errorMessage, checks }: CheckedHelpProps) {
  return (
    <>
      {description && (
        <Text slot="description" className={hint}>
          {description}
        </Text>
      )}
      <ErrorLine errorMessage={errorMessage} checks={checks} />
    </>
  );
}

const unchecked: Checks = { answer: 'text' };

/**
 * Reserves the line of the error in a form. An error that appears or disappears when its field
 * loses the focus would otherwise move the button that is about to be pressed.
 */
function ErrorLine({ errorMessage, checks }: Pick<CheckedHelpProps, 'errorMessage' | 'checks'>) {
  const messages = useContext(ValidationContext);
  const result = useContext(FieldErrorContext);
  const found = result?.isInvalid ? errorMessageFor(result, checks ?? unchecked, messages) : '';
  const message = errorMessage || found;
  const known = messages && checks ? possibleMessages(checks, messages) : [];
  // Messages from the server; their space stays reserved after the field is corrected.
  const [shownMessages, setShownMessages] = useState<readonly string[]>([]);
  if (message && !known.includes(message) && !shownMessages.includes(message))
    setShownMessages([...shownMessages, message]);

  const line = (
    <FieldError className={error} elementType="div">
      {() =>
        message ? (
          <>
            <span className={errorIcon}>
              <Icon icon={ExclamationCircleIcon} size="small" />
            </span>
            <span>{message}</span>
          </>
        ) : null
      }
    </FieldError>
  );
  if (!messages || !checks) return line;
  return (
    <div className={errorArea}>
      {line}
      {[...new Set([...known, ...shownMessages])].map((text) => (
        <span key={text} className={hiddenMessage} data-message={text} aria-hidden="true" />
      ))}
    </div>
  );
}
