import { afterEach, expect, test, vi } from 'vitest';
import { interceptLinks } from './interceptLinks.ts';

vi.mock('./routes.ts', () => ({ prefetchRoute: vi.fn(async () => {}) }));

afterEach(() => vi.unstubAllGlobals());

test('a link whose address cannot be read is left to the browser (SEC-3)', () => {
  const page = new EventTarget();
  class Anchor extends EventTarget {
    href = 'https://[';
    /** What a browser says of it. */
    origin = 'null';
    target = '';
    closest = () => this;
  }
  vi.stubGlobal('Element', EventTarget);
  vi.stubGlobal('location', { origin: 'https://site.example' });
  const navigate = vi.fn();
  interceptLinks(page as Document, navigate);
  const errors = vi.fn();
  for (const type of ['click', 'pointerover']) {
    const event = Object.assign(new Event(type, { cancelable: true }), { button: 0 });
    Object.defineProperty(event, 'target', { value: new Anchor() });
    try {
      page.dispatchEvent(event);
    } catch (error) {
      errors(error);
    }
    expect(event.defaultPrevented).toBe(false);
  }
  expect(errors).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});
