import { vi } from 'vitest';

/** The events of a window and its document, for tests in Node. @returns dispatches one of them */
export function stubWindow(): (type: string, detail?: object) => void {
  const target = new EventTarget();
  const document = {
    hidden: false,
    documentElement: { hidden: false },
    addEventListener: target.addEventListener.bind(target),
  };
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('document', document);
  return (type, detail = {}) => target.dispatchEvent(Object.assign(new Event(type), detail));
}
