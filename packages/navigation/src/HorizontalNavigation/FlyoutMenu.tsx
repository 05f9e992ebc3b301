import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { menu } from './HorizontalNavigation.css.ts';

interface FlyoutMenuProps {
  id: string;
  label: string | undefined;
  side: 'below' | 'beside';
  children: ReactNode;
}

/** The list that a trigger opens, above everything and inside the window, right after it in the page. */
export function FlyoutMenu({ id, label, side, children }: FlyoutMenuProps) {
  const ref = useRef<HTMLUListElement>(null);
  const triggerRef = useRef<Element>(null);

  useLayoutEffect(() => {
    triggerRef.current = ref.current?.previousElementSibling ?? null;
    ref.current?.showPopover();
  }, []);

  const { overlayProps } = useOverlayPosition({
    targetRef: triggerRef,
    overlayRef: ref,
    placement: side === 'below' ? 'bottom start' : 'end top',
    // Level with its trigger, whose own padding the list has as well.
    crossOffset: side === 'below' ? 0 : -8,
    containerPadding: 8,
    // It goes with the page instead.
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
