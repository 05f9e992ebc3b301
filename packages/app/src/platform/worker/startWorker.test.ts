import { expect, test, vi } from 'vitest';
import { endSessionScope } from '../sessionScope.ts';
import { showToast } from '../toasts.ts';
import { startWorker } from './startWorker.ts';

const listeners = vi.hoisted(() => new Map<string, () => void>());
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
    register = async () => {};
  },
}));

const notices = vi.hoisted((): string[] => []);
vi.mock('@touchline/ui/ToastRegion', () => ({
  toastQueue: {
    add: ({ title }: { title: string }) => notices.push(title),
    clear: () => notices.splice(0),
  },
}));
vi.mock('i18next', () => ({ default: { t: (key: string) => key } }));

const endSession = () => endSessionScope({ reason: 'left', userId: 'ada', accessToken: '' });

test('a new version is still offered after a sign-out, which closes all notices (OFFLINE-3, AUTH-14)', async () => {
  const workers = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(workers, { controller: {} }) });
  vi.stubGlobal('document', {
    querySelector: () => ({ content: '/worker.js' }),
    addEventListener: () => {},
  });
  await startWorker();
  showToast('shell.offlineTitle');
  await vi.waitFor(() => expect(notices).toEqual(['shell.offlineTitle']));
  endSession();
  await vi.waitFor(() => expect(notices).toEqual([]));
  listeners.get('waiting')?.();
  await vi.waitFor(() => expect(notices).toEqual(['shell.newVersion']));
  showToast('shell.offlineTitle');
  endSession();
  showToast('shell.unreachableTitle');
  // Whatever was loaded by then is added in the order of the calls.
  await vi.waitFor(() => expect(notices).toContain('shell.unreachableTitle'));
  expect(notices).toEqual(['shell.newVersion', 'shell.unreachableTitle']);
});
