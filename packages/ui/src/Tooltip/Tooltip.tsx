import type { ReactElement } from 'react';
import { anchor } from './Tooltip.css.ts';
import { useTooltipTrigger } from './useTooltipTrigger.ts';

export interface TooltipProps {
  text: string;
  /** One control that can have the focus. */
  children: ReactElement;
}

/**
 * Says in words what a control does when a person rests on it or tabs to it. What people must know
 * to go on belongs in the page instead: touch never shows it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const { tooltip, close, triggerProps } = useTooltipTrigger();
  return (
    <span className={anchor} {...triggerProps}>
      {children}
      {tooltip && <tooltip.Bubble text={text} control={tooltip.control} onDismiss={close} />}
    </span>
  );
}
