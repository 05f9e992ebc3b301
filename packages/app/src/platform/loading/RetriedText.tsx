import type { ReactNode } from 'react';
import { room } from './RetriedText.css.ts';

export interface RetriedTextProps {
  isRetrying: boolean;
  children: ReactNode;
}

/**
 * What a live region says of a failure. While it is tried again the region is silent, so that a screen
 * reader announces the text anew when the try fails too (ERROR-20).
 */
export function RetriedText({ isRetrying, children }: RetriedTextProps) {
  return isRetrying ? <span className={room}>{children}</span> : children;
}
