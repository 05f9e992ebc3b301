import { CheckIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { check, item } from './Menu.css.ts';
import { MenuItemWords } from './MenuItemWords.tsx';

export interface MenuItemProps {
  id: string;
  children: string;
  /** Goes there instead of doing something. */
  href?: string;
  /** Decorative, before the label. */
  icon?: ReactNode;
  description?: string;
  /** One of several to choose from: true shows a check mark. Left out: nothing to choose. */
  isSelected?: boolean;
  isDisabled?: boolean;
  tone?: keyof typeof item;
}

/** One entry of a `Menu`. An entry that opens more entries is a `Submenu`. */
export function MenuItem({
  children,
  icon,
  description,
  isSelected,
  tone = 'neutral',
  ...rest
}: MenuItemProps) {
  const choice =
    isSelected === undefined
      ? undefined
      : ({ role: 'menuitemradio', 'aria-checked': isSelected } as const);
  return (
    <AriaMenuItem
      {...rest}
      textValue={children}
      className={item[tone]}
      render={(props) =>
        'href' in props ? (
          <a {...props} {...choice}>
            {props.children}
          </a>
        ) : (
          <div {...props} {...choice} />
        )
      }
    >
      <MenuItemWords icon={icon} description={description}>
        {children}
      </MenuItemWords>
      {choice && (
        <span className={check}>
          <Icon glyph={CheckIcon} />
        </span>
      )}
    </AriaMenuItem>
  );
}
