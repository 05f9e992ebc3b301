import type { ReactNode } from 'react';
import { RadioButton, RadioField, Text } from 'react-aria-components';
import { choice, help, text } from '../internal/choice.css.ts';
import { field, hint } from '../internal/Field.css.ts';
import { dot, ring } from './Radio.css.ts';

export interface RadioProps {
  /** The value of the group when it is chosen. */
  value: string;
  children: ReactNode;
  /** A second, smaller line. */
  description?: string;
  /** Is shown and cannot be chosen. */
  isDisabled?: boolean;
}

/** One option of a `RadioGroup`. */
export function Radio({ children, description, ...rest }: RadioProps) {
  return (
    <RadioField {...rest} className={field}>
      <RadioButton className={choice}>
        <span className={ring} aria-hidden="true">
          <span className={dot} />
        </span>
        <span className={text}>{children}</span>
      </RadioButton>
      {description && (
        <div className={help}>
          <Text slot="description" className={hint}>
            {description}
          </Text>
        </div>
      )}
    </RadioField>
  );
}
