import { focusFirstInvalid } from '@touchline/ui/focusFirstInvalid';
import { useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to the first field with an error, once it is shown. Where no field shows one, what
 * is wrong is `unplaced`, for the form as a whole.
 */
export function useFirstError() {
  const formRef = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState<readonly string[]>([]);
  const [unplaced, setUnplaced] = useState('');
  useEffect(() => {
    if (attempt.length === 0) return;
    const isFound = formRef.current !== null && focusFirstInvalid(formRef.current);
    if (!isFound) setUnplaced(attempt.join(' '));
  }, [attempt]);
  return {
    formRef,
    /** @param words what is wrong; another array each time */
    focusFirstError: setAttempt as (words: readonly string[]) => void,
    unplaced,
    forgetUnplaced: () => setUnplaced(''),
  };
}
