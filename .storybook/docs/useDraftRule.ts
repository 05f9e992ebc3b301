import { useLayoutEffect } from 'react';
import { draftRule } from '../../docs/theming/studio/draft.ts';

/**
 * Puts the draft of the theme studio in place of the theme that it begins with.
 *
 * @param draft as the address holds it; null for none
 */
export function useDraftRule(draft: unknown): void {
  useLayoutEffect(() => {
    const rule = draftRule(draft);
    if (rule === null) return;
    const style = document.createElement('style');
    style.textContent = rule;
    document.head.append(style);
    return () => style.remove();
  }, [draft]);
}
