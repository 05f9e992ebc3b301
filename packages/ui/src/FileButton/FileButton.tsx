import { FileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../Button/index.ts';

export interface FileButtonProps extends Pick<ButtonProps, 'children' | 'isDisabled' | 'variant'> {
  /** The media types that the dialog offers; a person can still choose another. */
  types: readonly string[];
  onChoose: (file: File) => void;
}

/** A button that asks for one file of this device. */
export function FileButton({ types, onChoose, ...rest }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={types}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onChoose(file);
      }}
    >
      <Button {...rest} />
    </FileTrigger>
  );
}
