import { createContext, use, useState } from 'react';
import type { Failure } from './failure.ts';

export const noRefusals: Failure['fields'] = {};

/** What the server has last refused of a form, by the name of the field. */
export const RefusalsContext = createContext<Failure['fields']>(noRefusals);

/**
 * The words of the server about a field that is no control of the form, such as a picture, until its
 * value changes (ADMIN-62).
 */
export function useRefusal(name: string, value: string): string | undefined {
  const refusals = use(RefusalsContext);
  const [refused, setRefused] = useState({ refusals, value });
  if (refused.refusals !== refusals) setRefused({ refusals, value });
  return refused.value === value ? refusals[name]?.join(' ') : undefined;
}
