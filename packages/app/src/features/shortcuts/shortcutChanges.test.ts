import { expect, test, vi } from 'vitest';
import { announceShortcutChange, onShortcutChangeElsewhere } from './shortcutChanges.ts';

const elsewhere = new BroadcastChannel('touchline.shortcuts');

test('a change is told to the other windows alone (SHORTCUT-9)', async () => {
  const listener = vi.fn();
  const stop = onShortcutChangeElsewhere(listener);
  const heard = new Promise((resolve) => {
    elsewhere.addEventListener('message', resolve, { once: true });
  });
  announceShortcutChange();
  await heard;
  expect(listener).not.toHaveBeenCalled();
  elsewhere.postMessage(null);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  stop();
});
