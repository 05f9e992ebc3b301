import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx';
import { input, rowCheckbox, words } from './RowCheckbox.css.ts';

export interface RowCheckboxProps {
  label: string;
  state: 'none' | 'some' | 'all';
  isDisabled?: boolean;
  onChange: (isSelected: boolean, isWithShift: boolean) => void;
}

/** Selects its row or, in the header, all rows. */
export function RowCheckbox({ label, state, isDisabled, onChange }: RowCheckboxProps) {
  return (
    <label
      className={rowCheckbox}
      data-selected={state === 'all' || undefined}
      data-indeterminate={state === 'some' || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        ref={(element) => {
          if (element) element.indeterminate = state === 'some';
        }}
        type="checkbox"
        className={input}
        checked={state === 'all'}
        disabled={isDisabled}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <CheckboxMark isSelected={state === 'all'} isIndeterminate={state === 'some'} />
      <span className={words}>{label}</span>
    </label>
  );
}
