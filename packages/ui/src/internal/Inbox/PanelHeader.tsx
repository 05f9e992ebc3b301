import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../IconButton/index.ts';
import * as styles from './Inbox.css.ts';

export interface PanelHeaderProps {
  title: string;
  /** The heading can take the focus when a control of the panel is removed. */
  headingRef: Ref<HTMLHeadingElement>;
  /** The name of the close button, which is shown only on a phone. */
  closeLabel: string;
  onClose: () => void;
  /** The buttons at the end. */
  children?: ReactNode;
}

/** The header of a panel that a button of the top bar opens. */
export function PanelHeader({
  title,
  headingRef,
  closeLabel,
  onClose,
  children,
}: PanelHeaderProps) {
  return (
    <header className={styles.header}>
      <span className={styles.closing}>
        <IconButton variant="onPrimary" label={closeLabel} icon={XMarkIcon} onPress={onClose} />
      </span>
      <h2 className={styles.heading} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </header>
  );
}
