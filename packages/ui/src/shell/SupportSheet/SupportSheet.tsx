import { Sheet } from '../../Sheet/index.ts';
import { SupportForm, type SupportFormLabels, type SupportFormProps } from './SupportForm.tsx';

export interface SupportSheetLabels extends SupportFormLabels {
  /** The heading, which names the sheet. */
  title: string;
  /** The button that closes it. */
  close: string;
}

export interface SupportSheetProps extends SupportFormProps {
  /** Whether it covers the page. */
  isOpen: boolean;
  /** Called with false when a person closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The words of the sheet and of its form. */
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
