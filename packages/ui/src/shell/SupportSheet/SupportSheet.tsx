import { Sheet } from '../../Sheet/index.ts';
import { SupportForm, type SupportFormLabels, type SupportFormProps } from './SupportForm.tsx';

export interface SupportSheetLabels extends SupportFormLabels {
  title: string;
  close: string;
}

export interface SupportSheetProps extends SupportFormProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  labels: SupportSheetLabels;
}

/** The support form in a sheet. The input survives closing it. */
export function SupportSheet({ isOpen, onOpenChange, ...rest }: SupportSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={rest.labels.title}
      closeLabel={rest.labels.close}
    >
      <SupportForm {...rest} />
    </Sheet>
  );
}
