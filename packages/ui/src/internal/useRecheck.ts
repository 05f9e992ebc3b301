import { useEffect, useRef, type RefObject } from 'react';

/**
 * Checks a field that shows an error again when its value is set by the page. React Aria does so at
 * the `change` event alone, which the browser sends when what was typed is left.
 *
 * @returns the ref of the field
 */
export function useRecheck(value: string | undefined): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  const checked = useRef(value);
  useEffect(() => {
    if (checked.current === value) return;
    checked.current = value;
    if (!field.current?.matches('[data-invalid]')) return;
    const control = field.current.querySelector('input, textarea');
    // What is being typed is checked once it is left.
    if (control !== document.activeElement) control?.dispatchEvent(new Event('change'));
  }, [value]);
  return field;
}
