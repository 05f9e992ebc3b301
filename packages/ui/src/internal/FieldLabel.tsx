import { Label } from 'react-aria-components';
import { label, required } from './Field.css.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';

export interface FieldLabelProps {
  children: string;
  isRequired?: boolean;
  /** Hides the label visually but not from screen readers, where the context makes it obvious. */
  isHidden?: boolean;
}

/** The label of a control, above its box. */
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
