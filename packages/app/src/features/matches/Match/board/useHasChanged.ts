import { useState } from 'react';

/** Whether a text has changed while it was watched, so that it flashes once (MATCH-44). */
export function useHasChanged(text: string): boolean {
  const [shown, setShown] = useState({ text, hasChanged: false });
  if (shown.text !== text) setShown({ text, hasChanged: true });
  return shown.hasChanged;
}
