import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { Menu, MenuItem, Popover, SubmenuTrigger } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { useHasRoomBeside } from './inPlace.ts';
import { chevron, item, menu, popover } from './Menu.css.ts';
import { MenuItemContent } from './MenuItemContent.tsx';
import { SubmenuInPlace } from './SubmenuInPlace.tsx';
import type { SubmenuProps } from './submenuProps.ts';

/**
 * An entry of a `Menu` that opens more entries: beside it, or below it when the window is too
 * narrow for two menus. Submenus cannot be nested.
 */
export function Submenu(props: SubmenuProps) {
  return useHasRoomBeside() ? <SubmenuBeside {...props} /> : <SubmenuInPlace {...props} />;
}

function SubmenuBeside({
  id,
  label,
  icon,
  description,
  isDisabled,
  children,
  onAction,
}: SubmenuProps) {
  return (
    <SubmenuTrigger>
      <MenuItem id={id} textValue={label} isDisabled={isDisabled} className={item.neutral}>
        <MenuItemContent icon={icon} description={description}>
          {label}
        </MenuItemContent>
        <span className={chevron}>
          <Icon icon={ChevronRightIcon} size="small" />
        </span>
      </MenuItem>
      <Popover className={popover} offset={-2}>
        <Menu className={menu} onAction={(key) => onAction?.(String(key))}>
          {children}
        </Menu>
      </Popover>
    </SubmenuTrigger>
  );
}
