import { ChevronLeftIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useNavigation, useOpenPath } from '../internal/NavigationContext.ts';
import { findTrigger } from './findTrigger.ts';
import { aside, back, backSign } from './aside.css.ts';
import { Items, ItemsContainerContext } from './Items.tsx';

/** The duration of the closing transition, as in the styles, in ms. */
const leaving = 195;

const stops = 'a[href], button:not([tabindex="-1"])';

function stopsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(stops)].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
}

interface AsidePanelProps {
  hostRef: RefObject<HTMLElement | null>;
  onClick: (event: MouseEvent) => void;
}

/**
 * The panel with the entries of an aside, beside the navigation. In the tab order it follows its
 * trigger. In a drawer on a phone it stands in the place of the entries, with a way back to them.
 */
export function AsidePanel({ hostRef, onClick }: AsidePanelProps) {
  const { store, idPrefix } = useNavigation();
  const openId = useOpenPath()[0];
  const ref = useRef<HTMLDivElement>(null);
  const backRef = useRef<HTMLButtonElement>(null);
  /** Whether it hides its trigger, as in a drawer on a phone. */
  const isCovering = useRef(false);
  const [lastId, setLastId] = useState(openId);
  if (openId !== undefined && openId !== lastId) setLastId(openId);
  const item = lastId === undefined ? undefined : store.itemOf(lastId);

  useLayoutEffect(() => {
    const host = hostRef.current;
    const panel = ref.current;
    if (openId === undefined) {
      const { activeElement, body } = document;
      // Safari gives a button that is pressed no focus.
      const isWithin =
        panel?.contains(activeElement) || (isCovering.current && activeElement === body);
      isCovering.current = false;
      if (isWithin && lastId !== undefined)
        findTrigger(host, lastId)?.focus({ preventScroll: true });
      return;
    }
    const trigger = findTrigger(host, openId);
    isCovering.current = backRef.current?.checkVisibility() ?? false;
    if (isCovering.current) backRef.current?.focus({ preventScroll: true });
    function onKeyDown(event: globalThis.KeyboardEvent) {
      const first = panel && stopsIn(panel)[0];
      if (event.key !== 'Tab' || event.shiftKey || !first) return;
      event.preventDefault();
      first.focus();
    }
    trigger?.addEventListener('keydown', onKeyDown);
    return () => trigger?.removeEventListener('keydown', onKeyDown);
  }, [openId, lastId, hostRef]);

  const isLeaving = openId === undefined && lastId !== undefined;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLastId(undefined), leaving);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  if (!item) return null;
  const { id, title, children } = item;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const trigger = findTrigger(hostRef.current, id);
    if (event.key !== 'Tab' || !trigger?.checkVisibility({ visibilityProperty: true })) return;
    const inside = stopsIn(event.currentTarget);
    if (event.shiftKey && event.target === inside[0]) {
      event.preventDefault();
      trigger.focus();
    } else if (!event.shiftKey && event.target === inside.at(-1)) {
      const panel = event.currentTarget;
      const all = hostRef.current ? stopsIn(hostRef.current) : [];
      const next = all.slice(all.indexOf(trigger) + 1).find((stop) => !panel.contains(stop));
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  }

  return (
    <div
      ref={ref}
      key={id}
      id={`${idPrefix}-aside`}
      className={aside}
      role="group"
      aria-label={title}
      inert={isLeaving}
      data-leaving={isLeaving || undefined}
      onKeyDown={onKeyDown}
    >
      <button
        ref={backRef}
        type="button"
        className={back}
        aria-expanded="true"
        onClick={() => store.open([])}
      >
        <span className={backSign}>
          <Icon icon={ChevronLeftIcon} size="large" />
        </span>
        {title}
      </button>
      <ItemsContainerContext value="aside">
        <ul onClick={onClick}>{children && <Items items={children} />}</ul>
      </ItemsContainerContext>
    </div>
  );
}
