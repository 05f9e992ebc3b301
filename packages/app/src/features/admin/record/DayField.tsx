import { DateField, type DateFieldProps } from '@touchline/ui/DateField';
import { useState } from 'react';
import { useUnsaved } from './LeaveScope.tsx';

/** A `DateField` whose page is not left without a question while its date is half typed (TIME-10). */
export function DayField({ onIncompleteChange, ...props }: DateFieldProps) {
  const [isIncomplete, setIncomplete] = useState(false);
  useUnsaved(isIncomplete);
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
