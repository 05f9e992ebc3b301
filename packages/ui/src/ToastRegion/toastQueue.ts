import { UNSTABLE_ToastQueue as ToastQueue, type ToastOptions } from 'react-aria-components';

export interface ToastContent {
  /** `danger` and `warning` for what went wrong. */
  tone: 'neutral' | 'success' | 'warning' | 'danger';
  /** What happened, in one line. */
  title: string;
  /** A second line with more about it. */
  description?: string;
  /** For undo or retry. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** The time in ms: twice as long with an action, none for an error, which stays until dismissed. */
function defaultTimeout({ tone, action }: ToastContent): number | undefined {
  if (tone === 'danger') {
    return undefined;
  }
  return action ? 10_000 : 6_000;
}

/** Toasts with different actions are different, because each action undoes something else. */
function isSame(one: ToastContent, other: ToastContent): boolean {
  return (
    one.tone === other.tone &&
    one.title === other.title &&
    one.description === other.description &&
    one.action?.onPress === other.action?.onPress
  );
}

class NoticeQueue extends ToastQueue<ToastContent> {
  #contents = new Map<string, ToastContent>();

  /**
   * Adds a toast. The same toast that is already shown is replaced, so that it is announced again
   * and its timer restarts.
   *
   * @param options `timeout` in milliseconds, at least 5000; hover and focus pause the timer
   */
  override add(content: ToastContent, options: ToastOptions = {}): string {
    for (const [key, other] of this.#contents) if (isSame(content, other)) this.close(key);
    const added = super.add(content, {
      timeout: defaultTimeout(content),
      ...options,
      onClose: () => {
        this.#contents.delete(added);
        options.onClose?.();
      },
    });
    this.#contents.set(added, content);
    return added;
  }

  override clear(): void {
    this.#contents.clear();
    super.clear();
  }
}

/**
 * The toasts of the page, newest first, at most three visible. Toasts can be added before
 * `ToastRegion` is rendered.
 */
export const toastQueue: ToastQueue<ToastContent> = new NoticeQueue({ maxVisibleToasts: 3 });
