import { useRef, type ReactElement } from 'react';
import { anchor } from './Tooltip.css.ts';
import { TooltipGroup } from './TooltipGroup.tsx';

export interface TooltipProps {
  text: string;
  /** One control that can have the focus. */
  children: ReactElement;
}

/**
 * Says in words what a control does when a person rests on it or tabs to it. What people must know
 * to go on belongs in the page instead: touch never shows it. For many controls use `TooltipGroup`.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const ref = useRef<HTMLSpanElement>(null);
  return (
    <span ref={ref} className={anchor}>
      {children}
      <TooltipGroup
        containerRef={ref}
        findTarget={() => {
          const control = ref.current?.firstElementChild;
          return control ? { control, text } : undefined;
        }}
      />
    </span>
  );
}
