import { UNSTABLE_ToastQueue as ToastQueue, type ToastOptions } from 'react-aria-components';

export interface ToastContent {
  tone: 'neutral' | 'success' | 'warning' | 'danger';
  title: string;
  description?: string;
  /** Undo, or try again. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** Long enough to read; what can be acted on stays twice as long, what went wrong until dismissed. */
function defaultTimeout({ tone, action }: ToastContent): number | undefined {
  if (tone === 'danger') {
    return undefined;
  }
  return action ? 10_000 : 6_000;
}

class TimedQueue extends ToastQueue<ToastContent> {
  /** @param options `timeout` in milliseconds, at least 5000; the clock stops under pointer and focus */
  override add(content: ToastContent, options: ToastOptions = {}): string {
    return super.add(content, { timeout: defaultTimeout(content), ...options });
  }
}

/** The toasts of the page, newest first, three in view. Adding needs no `ToastRegion` yet. */
export const toastQueue: ToastQueue<ToastContent> = new TimedQueue({ maxVisibleToasts: 3 });
