import { SwitchButton, SwitchField, Text, type SwitchFieldProps } from 'react-aria-components';
import { text } from '../internal/choice.css.ts';
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
  /** Must not change with the state. */
  label: string;
  /** Shown below the label and announced with it. */
  description?: string;
  /** The error of the value; while it is set the switch is invalid. */
  errorMessage?: string;
  /**
   * `start`: the label is before the switch, which is then at the end of the line as in settings.
   * `end`: after it.
   */
  labelPosition?: 'start' | 'end';
}

/** Turns something on or off at once. For a choice that takes effect on submit, use `Checkbox`. */
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
        <span className={text}>{label}</span>
      </SwitchButton>
      <div className={help}>
        <FieldHelp description={description} errorMessage={errorMessage} />
        {/* Without a description slot React Aria renders the switch a second time before the first
            paint. */}
        {!description && <Text slot="description" hidden />}
        {!errorMessage && <Text slot="errorMessage" hidden />}
      </div>
    </SwitchField>
  );
}
