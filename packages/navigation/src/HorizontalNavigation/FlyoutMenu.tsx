import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { menu } from './HorizontalNavigation.css.ts';

interface FlyoutMenuProps {
  id: string;
  label: string | undefined;
  side: 'below' | 'beside';
  children: ReactNode;
}

/**
 * The list that a trigger opens. It is in the top layer and stays inside the window; in the
 * document it follows its trigger, for the tab order.
 */
export function FlyoutMenu({ id, label, side, children }: FlyoutMenuProps) {
  const ref = useRef<HTMLUListElement>(null);
  const triggerRef = useRef<Element>(null);

  useLayoutEffect(() => {
    triggerRef.current = ref.current?.previousElementSibling ?? null;
    // A browser without popovers ignores the attribute and draws the list by its `z-index`.
    if (ref.current && 'showPopover' in ref.current) ref.current.showPopover();
  }, []);

  const { overlayProps } = useOverlayPosition({
    targetRef: triggerRef,
    overlayRef: ref,
    placement: side === 'below' ? 'bottom start' : 'end top',
    // Offsets the padding of the list, so that its first entry is level with the trigger.
    crossOffset: side === 'below' ? 0 : -8,
    containerPadding: 8,
    // The menu scrolls with the page instead of closing.
    onClose: null,
  });

  return (
    <ul
      ref={ref}
      id={id}
      className={menu}
      popover="manual"
      aria-label={label}
      style={overlayProps.style}
    >
      {children}
    </ul>
  );
}
