import { TR, US } from 'country-flag-icons/react/3x2';
import type { FlagProps } from './Flag.tsx';

/** The flag of each language (LANG-1). */
const flags = { en: US, tr: TR };

/** The graphic of a `Flag`; loaded separately. */
export function FlagDrawing({ language }: FlagProps) {
  const Drawing = flags[language];
  return <Drawing />;
}
