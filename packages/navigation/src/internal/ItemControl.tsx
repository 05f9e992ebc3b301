import type { ReactNode } from 'react';
import { joinClasses } from './joinClasses.ts';
import type { ItemState } from './navigationStore.ts';
import type { NavigationItem } from '../model/item.ts';

interface ItemControlProps {
  item: NavigationItem;
  state: ItemState;
  level: number;
  className: string;
  children: ReactNode;
}

/** The control of a basic item: a link, a button or plain text, each possibly disabled. */
export function ItemControl({ item, state, level, className, children }: ItemControlProps) {
  const common = {
    className: joinClasses(className, item.classes?.wrapper),
    'data-item': item.id,
    'data-level': Math.min(level, 4),
    'data-active': state.isActive || undefined,
  };
  const current = state.isCurrent ? 'page' : state.isActive ? 'true' : undefined;

  // One without an address is a link as well, because plain text cannot say that it is disabled.
  if (item.disabled && (state.href !== undefined || !item.function)) {
    return (
      <a {...common} role="link" aria-disabled="true" aria-current={current}>
        {children}
      </a>
    );
  }
  if (state.href !== undefined) {
    return (
      <a
        {...common}
        href={state.href}
        target={item.target}
        rel={relOf(item)}
        aria-current={current}
      >
        {children}
      </a>
    );
  }
  if (item.function) {
    return (
      <button
        {...common}
        type="button"
        aria-disabled={item.disabled || undefined}
        tabIndex={item.disabled ? -1 : undefined}
        aria-current={current}
      >
        {children}
      </button>
    );
  }
  return (
    <span {...common} aria-current={current}>
      {children}
    </span>
  );
}

/** `external` tells the app that follows the links of the site to leave this one to the browser. */
function relOf({ externalLink, target }: NavigationItem): string | undefined {
  if (externalLink) return 'external noopener noreferrer';
  return target ? 'noopener noreferrer' : undefined;
}

interface DisclosureControlProps extends ItemControlProps {
  opens: 'children' | 'aside' | 'menu';
  isOpen: boolean;
  controls: string;
}

/** The control that opens the children of an item. */
export function DisclosureControl({
  item,
  state,
  level,
  className,
  children,
  opens,
  isOpen,
  controls,
}: DisclosureControlProps) {
  return (
    <button
      type="button"
      className={joinClasses(className, item.classes?.wrapper)}
      data-item={item.id}
      data-level={Math.min(level, 4)}
      data-opens={opens}
      data-active={isMarked(state, opens, isOpen) || undefined}
      data-active-below={state.hasActiveDescendant || undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-current={state.hasActiveDescendant && !isOpen ? 'true' : undefined}
      aria-disabled={item.disabled || undefined}
      tabIndex={item.disabled ? -1 : undefined}
    >
      {children}
    </button>
  );
}

/**
 * Whether the control is marked as active. Children in place mark themselves; those in a closed
 * panel or menu are not visible, so their parent is marked.
 */
function isMarked(state: ItemState, opens: string, isOpen: boolean): boolean {
  if (state.isActive) return true;
  return opens === 'children'
    ? state.hasActiveDescendant && !isOpen
    : state.hasActiveDescendant || isOpen;
}
