import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as Content,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components';
import { Icon, type IconComponent } from '../Icon/index.ts';
import { keepFocus } from '../keepFocus/index.ts';
import { toastQueue, type ToastContent } from './toastQueue.ts';
import * as styles from './ToastRegion.css.ts';

const icons: Record<ToastContent['tone'], IconComponent> = {
  neutral: InformationCircleIcon,
  success: CheckCircleIcon,
  warning: ExclamationTriangleIcon,
  danger: ExclamationCircleIcon,
};

export interface ToastRegionProps {
  /** The name of the region, and of the button that closes a toast. */
  labels: {
    /** The name of the landmark, which is reached with F6. */
    region: string;
    close: string;
  };
  /** Where the toasts come from. Omitted: the one queue of the app. */
  queue?: typeof toastQueue;
}

/** The most of the window that is kept clear below what has the focus. */
const mostClear = '60dvh';

/**
 * While toasts are there, what takes the focus is scrolled clear of them (WCAG 2.4.11), and a focused
 * toast that goes passes the focus on to the next.
 */
function guardFocus(region: HTMLElement | null) {
  if (!region) return undefined;
  const shown = region;
  const root = document.documentElement;
  const sizes = new ResizeObserver(() => {
    const height = Math.ceil(shown.getBoundingClientRect().height);
    // What the toasts are kept above can come and go while they have the same size.
    root.style.scrollPaddingBlockEnd = `min(${mostClear}, ${height}px + ${styles.around})`;
  });
  sizes.observe(shown);
  // React Aria forgets which toast has the focus once the focus has left the region, and leaves it to
  // the body when that toast goes.
  const stopKeeping = keepFocus(shown, () => {
    shown.querySelector<HTMLElement>('[role="alertdialog"]')?.focus();
  });
  return () => {
    stopKeeping();
    sizes.disconnect();
    root.style.removeProperty('scroll-padding-block-end');
  };
}

/** Shows the toasts of the queue. Render it once per page. For lasting states, use `Banner`. */
export function ToastRegion({ labels, queue = toastQueue }: ToastRegionProps) {
  return (
    <Region ref={guardFocus} queue={queue} className={styles.region} aria-label={labels.region}>
      {({ toast }) => {
        const { tone, title, description, action } = toast.content;
        return (
          <Toast toast={toast} className={styles.toast}>
            <span className={styles.tone[tone]}>
              <Icon icon={icons[tone]} />
            </span>
            <div className={styles.text}>
              <Content>
                <Text slot="title" className={styles.title}>
                  {title}
                </Text>
                {description && (
                  <Text slot="description" className={styles.description}>
                    {description}
                  </Text>
                )}
              </Content>
              {action && (
                <Button
                  className={styles.action}
                  onPress={() => {
                    action.onPress();
                    queue.close(toast.key);
                  }}
                >
                  {action.label}
                </Button>
              )}
            </div>
            <Button slot="close" className={styles.close} aria-label={labels.close}>
              <Icon icon={XMarkIcon} size="small" />
            </Button>
          </Toast>
        );
      }}
    </Region>
  );
}
