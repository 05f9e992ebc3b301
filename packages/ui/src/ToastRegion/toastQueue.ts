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

/** What can be undone is a matter of its own, even in the same words. */
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
   * What is there already is renewed: it is read out once more and its time starts again.
   *
   * @param options `timeout` in milliseconds, at least 5000; the clock stops under pointer and focus
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

/** The toasts of the page, newest first, three in view. Adding needs no `ToastRegion` yet. */
export const toastQueue: ToastQueue<ToastContent> = new NoticeQueue({ maxVisibleToasts: 3 });
