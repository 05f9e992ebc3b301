import { expect, it, vi } from 'vitest';
import { allowEmptyHtml } from './allowEmptyHtml.ts';

it('lets an empty text pass, refuses all other HTML, and asks once (SEC-2)', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  allowEmptyHtml();
  allowEmptyHtml();
  expect(createPolicy).toHaveBeenCalledOnce();
  const [name, rules] = createPolicy.mock.calls[0] as [
    string,
    { createHTML: (t: string) => unknown },
  ];
  expect(name).toBe('default');
  expect(rules.createHTML('')).toBe('');
  expect(rules.createHTML('<b>text</b>')).toBeNull();
  expect(rules.createHTML(' ')).toBeNull();
  vi.unstubAllGlobals();
});
