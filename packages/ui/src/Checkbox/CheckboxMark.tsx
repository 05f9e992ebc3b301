import { box, tick } from './Checkbox.css.ts';

export interface CheckboxMarkProps {
  isSelected: boolean;
  isIndeterminate: boolean;
}

/** The drawn square of a checkbox. */
export function CheckboxMark({ isSelected, isIndeterminate }: CheckboxMarkProps) {
  return (
    <span className={box} aria-hidden="true">
      {(isSelected || isIndeterminate) && (
        <svg className={tick} viewBox="0 0 24 24">
          <path d={isIndeterminate ? 'M6 12h12' : 'm5 12.5 5 5 9-11'} />
        </svg>
      )}
    </span>
  );
}
