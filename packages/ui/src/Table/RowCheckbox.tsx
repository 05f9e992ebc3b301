import { Checkbox } from 'react-aria-components';
import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx';
import { rowCheckbox } from './RowCheckbox.css.ts';

/** Selects its row or, in the header, all rows. React Aria's table provides the accessible name. */
export function RowCheckbox() {
  return (
    <Checkbox slot="selection" className={rowCheckbox}>
      {({ isSelected, isIndeterminate }) => (
        <CheckboxMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
      )}
    </Checkbox>
  );
}
