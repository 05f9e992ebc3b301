import { TR, US } from 'country-flag-icons/react/3x2';
import type { FlagProps } from './Flag.tsx';

/** The flag that stands for each language (LANG-1). */
const flags = { en: US, tr: TR };

/** The drawing in a `Flag`; loaded on its own. */
export function FlagDrawing({ language }: FlagProps) {
  const Drawing = flags[language];
  return <Drawing />;
}
