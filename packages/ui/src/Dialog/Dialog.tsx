import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { actionBar, body, dialog, overlay, panel, title as titleStyle } from './Dialog.css.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** `alertdialog` for a warning that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** A press outside closes it too; Escape always does. */
  isDismissable?: boolean;
  children: ReactNode;
  /** Buttons, the least drastic first. */
  actions: ReactNode;
}

/**
 * Asks for an answer before anything else goes on. For more than a question use `Sheet`; for what
 * can be left unanswered use `Popover`.
 */
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
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
