import { FileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../Button/index.ts';

export interface FileButtonProps extends Pick<ButtonProps, 'children' | 'isDisabled' | 'variant'> {
  /** The media types that the dialog offers; a person can still choose another. */
  acceptedFileTypes: readonly string[];
  /** Called with the chosen file; not when the dialog is cancelled. */
  onSelect: (file: File) => void;
}

/** A button that asks for one file of this device. */
export function FileButton({ acceptedFileTypes, onSelect, ...rest }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={acceptedFileTypes}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onSelect(file);
      }}
    >
      <Button {...rest} />
    </FileTrigger>
  );
}
