import { beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

// The real pointer rests in the corner of the page and would hover what is there.
beforeEach(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});
