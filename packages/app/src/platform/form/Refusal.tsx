import { ExclamationCircleIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import type { ReactNode } from 'react';
import * as styles from './Refusal.css.ts';

export interface RefusalProps {
  id?: string;
  children: ReactNode;
}

/** Why something was not done, announced, with the look of an error below a field. */
export function Refusal({ id, children }: RefusalProps) {
  return (
    <p id={id} role="alert" className={styles.refusal}>
      <span className={styles.sign}>
        <Icon icon={ExclamationCircleIcon} size="small" />
      </span>
      <span>{children}</span>
    </p>
  );
}
