import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { AfterClosing } from '../internal/AfterClosing.tsx';
import { actionBar, body, dialog, overlay, panel, title as titleStyle } from './Dialog.css.ts';

export interface DialogProps {
  /** Whether it covers the page. */
  isOpen: boolean;
  /** Called with false on Escape, and with `isDismissable` on a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The heading, which names it. */
  title: string;
  /** `alertdialog` for an urgent warning. */
  role?: 'dialog' | 'alertdialog';
  /** Also closes on a press outside; Escape always closes it. */
  isDismissable?: boolean;
  children: ReactNode;
  /** The buttons, the least destructive first. */
  actions: ReactNode;
}

/** A modal question. For longer tasks use `Sheet`; for optional content use `Popover`. */
export function Dialog({
  title,
  role = 'dialog',
  isDismissable = false,
  children,
  actions,
  ...rest
}: DialogProps) {
  return (
    <ModalOverlay {...rest} isDismissable={isDismissable} className={overlay}>
      <Modal className={panel}>
        <AriaDialog role={role} className={dialog}>
          <div className={body}>
            <Heading slot="title" level={2} className={titleStyle}>
              {title}
            </Heading>
            {children}
          </div>
          <div className={actionBar}>{actions}</div>
          <AfterClosing />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
