import { CheckIcon } from '@heroicons/react/24/outline';
import { use, type KeyboardEvent, type ReactNode } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { hasModifier, InPlaceContext, keyInPlace } from './inPlace.ts';
import { check, item } from './Menu.css.ts';
import { MenuItemContent } from './MenuItemContent.tsx';

export interface MenuItemProps {
  /** Unique in its menu; `onAction` gets it. */
  id: string;
  /** The label, which is also matched by typing. */
  children: string;
  /** Makes the entry a link. */
  href?: string;
  /** Decorative, before the label. */
  icon?: ReactNode;
  /** A second, smaller line. */
  description?: string;
  /** Makes the entry an option; true shows a check mark. Omitted: an action. */
  isSelected?: boolean;
  /** Is shown and cannot be chosen. */
  isDisabled?: boolean;
  /** `danger` for what cannot be undone, such as deleting. */
  tone?: keyof typeof item;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
}

/** One entry of a `Menu`. An entry that opens more entries is a `Submenu`. */
export function MenuItem({
  id,
  children,
  icon,
  description,
  isSelected,
  tone = 'neutral',
  lang,
  ...rest
}: MenuItemProps) {
  const inPlace = use(InPlaceContext);
  const choice =
    isSelected === undefined
      ? undefined
      : ({ role: 'menuitemradio', 'aria-checked': isSelected } as const);

  /** Moves the focus back to the entry that opened this submenu, as from a submenu beside it. */
  function leaveOn(event: KeyboardEvent<HTMLElement>): boolean {
    const { direction } = getComputedStyle(event.currentTarget);
    const isLeft = event.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    if (!inPlace || hasModifier(event) || !(isLeft || event.key === 'Escape')) return false;
    event.stopPropagation();
    inPlace.onLeave(event.currentTarget);
    return true;
  }

  const place = { ...(inPlace && { 'data-in-place': '' }), ...(lang && { lang }) };
  return (
    <AriaMenuItem
      {...rest}
      id={inPlace ? keyInPlace(id) : id}
      {...(inPlace ? { onAction: () => inPlace.onAction(id) } : {})}
      textValue={children}
      className={item[tone]}
      render={(props) =>
        'href' in props ? (
          <a
            {...props}
            {...choice}
            {...place}
            onKeyDown={(event) => leaveOn(event) || props.onKeyDown?.(event)}
          >
            {props.children}
          </a>
        ) : (
          <div
            {...props}
            {...choice}
            {...place}
            onKeyDown={(event) => leaveOn(event) || props.onKeyDown?.(event)}
          />
        )
      }
    >
      <MenuItemContent icon={icon} description={description}>
        {children}
      </MenuItemContent>
      {choice && (
        <span className={check}>
          <Icon icon={CheckIcon} />
        </span>
      )}
    </AriaMenuItem>
  );
}
