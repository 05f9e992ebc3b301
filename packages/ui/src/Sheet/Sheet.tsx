import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../IconButton/index.ts';
import {
  body,
  dialog,
  footer as footerStyle,
  header,
  overlay,
  side as sideStyle,
  title as titleStyle,
} from './Sheet.css.ts';

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Which edge of the screen it slides in from. */
  side?: keyof typeof sideStyle;
  closeLabel: string;
  children: ReactNode;
  /** Stays in view while the rest scrolls. */
  footer?: ReactNode;
}

/**
 * A side panel for a task that leaves the page where it was; it fills a phone. For one question use
 * `Dialog`.
 */
export function Sheet({
  title,
  side = 'end',
  closeLabel,
  children,
  footer,
  isOpen,
  onOpenChange,
}: SheetProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={overlay}>
      <Modal className={sideStyle[side]}>
        <Dialog className={dialog}>
          <div className={header}>
            <Heading slot="title" level={2} className={titleStyle}>
              {title}
            </Heading>
            <IconButton
              variant="onPrimary"
              label={closeLabel}
              glyph={XMarkIcon}
              onPress={() => onOpenChange(false)}
            />
          </div>
          <div className={body}>{children}</div>
          {footer && <div className={footerStyle}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
