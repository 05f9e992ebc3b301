import { useEffect, useState } from 'react';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { searchDelay } from '#platform/form/optionSearch.ts';

/** The length of a join code, as the contract has it (SIGNUP-6). */
export const codeLength = { least: 4, most: 12 } as const;

/**
 * What the server says of a join code: its school, or that no school has it. `unchecked`: it could
 * not be asked or has not answered yet, and judges the code with the sign-up.
 */
type SchoolOfCode =
  | { state: 'unchecked' }
  | { state: 'unknown' }
  | { state: 'found'; name: string };

const unchecked: SchoolOfCode = { state: 'unchecked' };

/** Asks for the school of a join code when the typing pauses. */
export function useSchoolOfCode(typed: string): SchoolOfCode {
  const code = typed.trim();
  const [answer, setAnswer] = useState({ code: '', school: unchecked });

  useEffect(() => {
    const { length } = [...code];
    if (length < codeLength.least || length > codeLength.most) return undefined;
    const attempt = new AbortController();
    const { signal } = attempt;
    const timer = setTimeout(() => {
      void schoolOf(code, signal).then((school) => {
        if (!signal.aborted) setAnswer({ code, school });
      });
    }, searchDelay);
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [code]);

  return answer.code === code ? answer.school : unchecked;
}

async function schoolOf(code: string, signal: AbortSignal): Promise<SchoolOfCode> {
  try {
    const { name } = await call('checkJoinCode', { body: { code }, signal, isTracked: false });
    return { state: 'found', name };
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return isUnknown ? { state: 'unknown' } : unchecked;
  }
}
