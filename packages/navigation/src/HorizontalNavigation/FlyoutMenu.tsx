import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { placeMenu } from '../internal/place.ts';
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

  useLayoutEffect(() => {
    const list = ref.current;
    const trigger = list?.previousElementSibling;
    if (!list || !trigger) return;
    list.showPopover();

    function put() {
      if (!list || !trigger) return;
      const { left, top } = placeMenu({
        trigger: trigger.getBoundingClientRect(),
        menu: { width: list.offsetWidth, height: list.offsetHeight },
        window: { width: document.documentElement.clientWidth, height: window.innerHeight },
        side,
        isRightToLeft: getComputedStyle(list).direction === 'rtl',
      });
      list.style.left = `${left}px`;
      list.style.top = `${top}px`;
    }
    put();
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put, { capture: true });
    };
  }, [side]);

  return (
    <ul ref={ref} id={id} className={menu} popover="manual" aria-label={label}>
      {children}
    </ul>
  );
}
