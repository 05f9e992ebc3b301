import { Sheet } from '../../Sheet/index.ts';
import { HelpForm, type HelpFormLabels, type HelpFormProps } from './HelpForm.tsx';

export interface HelpSheetLabels extends HelpFormLabels {
  title: string;
  close: string;
}

export interface HelpSheetProps extends HelpFormProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  labels: HelpSheetLabels;
}

/** Lets a person write to the support from any page. What is typed survives closing it. */
export function HelpSheet({ isOpen, onOpenChange, ...rest }: HelpSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={rest.labels.title}
      closeLabel={rest.labels.close}
    >
      <HelpForm {...rest} />
    </Sheet>
  );
}
