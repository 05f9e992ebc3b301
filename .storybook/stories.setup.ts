import { afterEach, inject } from 'vitest';
import { cdp } from 'vitest/browser';
import { startUnevenNetwork } from './unevenNetwork.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** By how many ms an answer is late at most. */
    networkDelay: number;
    /** 4 makes the page take four times as long. */
    cpuRate: number;
  }
}

// Storybook's instrumenter records each call of a play function for a panel that the tests have not: it
// writes out every element that is expected something of. It reads the address when `storybook/test` loads.
if (!location.search.includes('instrument=false')) {
  const separator = location.search === '' ? '?' : '&';
  history.replaceState(history.state, '', `${location.href}${separator}instrument=false`);
}

const networkDelay = inject('networkDelay');
if (networkDelay > 0) startUnevenNetwork(networkDelay);

const rate = inject('cpuRate');
if (rate > 1) await cdp().send('Emulation.setCPUThrottlingRate', { rate });

// The real pointer rests in the corner of the page and would hover what is there. No story moves it.
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });

// Storybook puts the whole report of axe into the result, which is sent to the runner several times.
// A violation has thrown by now.
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports;
});
