import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { useMemo, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { MenuItem } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { hasModifier, InPlaceContext, keyInPlace, type InPlace } from './inPlace.ts';
import { chevron, item } from './Menu.css.ts';
import { MenuItemContent } from './MenuItemContent.tsx';
import type { SubmenuProps } from './submenuProps.ts';

/**
 * A submenu whose entries are shown below its own entry, for windows that are too narrow for two
 * menus.
 */
export function SubmenuInPlace({
  id,
  label,
  icon,
  description,
  isDisabled,
  children,
  onAction,
}: SubmenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const key = keyInPlace(id);
  const inPlace = useMemo<InPlace>(
    () => ({
      onAction: (chosen) => onAction?.(chosen),
      onLeave: (from) => {
        const menu = from.closest('[role="menu"]');
        menu?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
        setIsOpen(false);
      },
    }),
    [key, onAction],
  );

  /** @returns whether the key was handled */
  function fold(event: KeyboardEvent<HTMLElement>): boolean {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const inwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const outwards = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    if (hasModifier(event) || (event.key !== inwards && event.key !== outwards)) return false;
    setIsOpen(event.key === inwards);
    return true;
  }

  return (
    <>
      <MenuItem
        id={key}
        textValue={label}
        isDisabled={isDisabled}
        className={item.neutral}
        shouldCloseOnSelect={false}
        onAction={() => setIsOpen(!isOpen)}
        render={(props) => {
          const control = props as ComponentProps<'div'>;
          return (
            <div
              {...control}
              aria-expanded={isOpen}
              onKeyDown={(event) => fold(event) || control.onKeyDown?.(event)}
            />
          );
        }}
      >
        <MenuItemContent icon={icon} description={description}>
          {label}
        </MenuItemContent>
        <span className={chevron}>
          <Icon icon={ChevronRightIcon} size="small" />
        </span>
      </MenuItem>
      {isOpen && <InPlaceContext value={inPlace}>{children}</InPlaceContext>}
    </>
  );
}
