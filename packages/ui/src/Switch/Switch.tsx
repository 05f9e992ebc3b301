import { SwitchButton, SwitchField, Text, type SwitchFieldProps } from 'react-aria-components';
import { words } from '../internal/choice.css.ts';
import { field } from '../internal/Field.css.ts';
import { FieldHelp } from '../internal/FieldHelp.tsx';
import { help, line, thumb, track } from './Switch.css.ts';

type Passed = Pick<
  SwitchFieldProps,
  | 'name'
  | 'value'
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
>;

export interface SwitchProps extends Passed {
  /** The words stay the same whether it is on or off. */
  label: string;
  description?: string;
  errorMessage?: string;
  /** Before the switch, which then stands at the far end of the line as in settings, or after it. */
  labelPosition?: 'start' | 'end';
}

/** Turns something on or off at once. For what counts only on submit, use `Checkbox`. */
export function Switch({
  label,
  description,
  errorMessage,
  labelPosition = 'end',
  ...rest
}: SwitchProps) {
  return (
    <SwitchField {...rest} isInvalid={errorMessage ? true : undefined} className={field}>
      <SwitchButton className={line} data-label-position={labelPosition}>
        <span className={track} aria-hidden="true">
          <span className={thumb} />
        </span>
        <span className={words}>{label}</span>
      </SwitchButton>
      <div className={help}>
        <FieldHelp description={description} errorMessage={errorMessage} />
        {/* React Aria draws a switch a second time, before the page is painted, where one is missing. */}
        {!description && <Text slot="description" hidden />}
        {!errorMessage && <Text slot="errorMessage" hidden />}
      </div>
    </SwitchField>
  );
}
