import { Checkbox } from 'react-aria-components';
import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx';
import { rowCheckbox } from './RowCheckbox.css.ts';

/** Chooses its row, or all rows where it stands in the head; the table names it. */
export function RowCheckbox() {
  return (
    <Checkbox slot="selection" className={rowCheckbox}>
      {({ isSelected, isIndeterminate }) => (
        <CheckboxMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
      )}
    </Checkbox>
  );
}
