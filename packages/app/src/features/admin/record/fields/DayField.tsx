import { DateField, type DateFieldProps } from '@touchline/ui/DateField';
import { useState } from 'react';
import { useUnsaved } from '../drafts/LeaveScope.tsx';

/** A `DateField` whose page is not left without a question while its date is half typed (TIME-10). No draft has it. */
export function DayField({ onIncompleteChange, ...props }: DateFieldProps) {
  const [isIncomplete, setIncomplete] = useState(false);
  useUnsaved(isIncomplete, { isKept: false });
  return (
    <DateField
      {...props}
      onIncompleteChange={(next) => {
        setIncomplete(next);
        onIncompleteChange?.(next);
      }}
    />
  );
}
