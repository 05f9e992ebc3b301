import { Label } from 'react-aria-components';
import { label, required } from './Field.css.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';

export interface FieldLabelProps {
  children: string;
  isRequired?: boolean;
  /** Still read out: only where the place says what the field is for. */
  isHidden?: boolean;
}

/** The name of a control above its box. */
export function FieldLabel({ children, isRequired = false, isHidden = false }: FieldLabelProps) {
  return (
    <Label className={isHidden ? visuallyHidden : label}>
      {children}
      {isRequired && (
        <span className={required} aria-hidden="true">
          {'*'}
        </span>
      )}
    </Label>
  );
}
