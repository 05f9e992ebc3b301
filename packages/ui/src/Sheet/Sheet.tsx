import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../IconButton/index.ts';
import { AfterClosing } from '../internal/AfterClosing.tsx';
import { keepToastsAbove } from '../toastClearance/index.ts';
import {
  backdrop as backdropStyle,
  body,
  dialog,
  footer as footerStyle,
  header,
  side as sideStyle,
  title as titleStyle,
} from './Sheet.css.ts';

export interface SheetProps {
  /** Whether it covers the page; it slides in and out. */
  isOpen: boolean;
  /** Called with false when Escape, the close button or a press outside closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The heading, which names it. */
  title: string;
  /** Which edge of the screen it slides in from. */
  side?: keyof typeof sideStyle;
  /** `clear` does not dim the page; for settings that change the look of the page. */
  backdrop?: keyof typeof backdropStyle;
  /** The accessible name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
  /** Stays visible while the content scrolls. */
  footer?: ReactNode;
  /** Called after it has slid out and returned the focus to the trigger, if that still exists. */
  onClosed?: () => void;
}

/** A modal side panel for a task; it fills a phone. For one question use `Dialog`. */
export function Sheet({
  title,
  side = 'end',
  backdrop = 'dim',
  closeLabel,
  children,
  footer,
  isOpen,
  onOpenChange,
  onClosed,
}: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={backdropStyle[backdrop]}
    >
      <Modal className={sideStyle[side]}>
        <Dialog className={dialog}>
          <div className={header}>
            <Heading slot="title" level={2} className={titleStyle}>
              {title}
            </Heading>
            <IconButton
              variant="onPrimary"
              label={closeLabel}
              icon={XMarkIcon}
              onPress={() => onOpenChange(false)}
            />
          </div>
          <div className={body}>{children}</div>
          {footer && (
            <div ref={keepToastsAbove} className={footerStyle}>
              {footer}
            </div>
          )}
          <AfterClosing onClosed={onClosed} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
