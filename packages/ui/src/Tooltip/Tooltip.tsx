import { useRef, type ReactElement } from 'react';
import { anchor } from './Tooltip.css.ts';
import { TooltipGroup } from './TooltipGroup.tsx';

export interface TooltipProps {
  /** Shown on hover and keyboard focus; it describes the control. */
  text: string;
  /** One focusable control. */
  children: ReactElement;
}

/**
 * Explains a control on hover and keyboard focus. Essential information belongs in the page,
 * because touch devices never show a tooltip. For many controls use `TooltipGroup`.
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
