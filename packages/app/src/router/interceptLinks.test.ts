import { expect, test, vi } from 'vitest';
import { interceptLinks } from './interceptLinks.ts';

vi.mock('./prefetch.ts', () => ({ prefetchRoute: vi.fn(async () => {}) }));

test('a link whose address cannot be read is left to the browser (SEC-3)', () => {
  const listeners = new Map<string, (event: object) => void>();
  const page = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  } as unknown as Document;
  class FakeElement {
    href = 'https://[';
    /** What a browser says of it. */
    origin = 'null';
    target = '';
    closest = () => this;
  }
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', { origin: 'https://site.example' });
  const navigate = vi.fn();
  interceptLinks(page, navigate);
  const event = { target: new FakeElement(), button: 0, preventDefault: vi.fn() };
  for (const type of ['click', 'pointerover', 'focusin']) listeners.get(type)?.(event);
  expect(listeners.has('pointerover')).toBe(true);
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});
