import { EllipsisHorizontalCircleIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import { use } from 'react';
import type { NavigationItem } from '../model/item.ts';
import { joinClasses } from './joinClasses.ts';
import { BadgeContext, useNavigation } from './NavigationContext.ts';
import { pill, hidden } from './parts.css.ts';

interface PartProps {
  item: NavigationItem;
  className: string;
}

/** The icon of an item; a neutral one for a name that is not in the table of icons. */
export function ItemIcon({ item, className }: PartProps) {
  const { icons } = useNavigation();
  const icon = (item.icon && icons[item.icon]) || EllipsisHorizontalCircleIcon;
  return (
    <span className={joinClasses(className, item.classes?.icon)}>
      <Icon icon={icon} size="large" />
    </span>
  );
}

interface ItemTextProps extends PartProps {
  titleClass: string;
  subtitleClass: string;
}

export function ItemText({ item, className, titleClass, subtitleClass }: ItemTextProps) {
  return (
    <span className={className}>
      <span className={joinClasses(titleClass, item.classes?.title)}>{item.title}</span>
      {item.subtitle && (
        <>
          {' '}
          <span className={joinClasses(subtitleClass, item.classes?.subtitle)}>
            {item.subtitle}
          </span>
        </>
      )}
    </span>
  );
}

/**
 * The badge of an item: the app's if `renderBadge` returns one, else its own, with a text for
 * screen readers.
 */
export function ItemBadge({ item, className }: PartProps) {
  const { renderBadge, badgeLabel } = use(BadgeContext);
  const drawn = renderBadge?.(item);
  if (drawn !== undefined && drawn !== null && drawn !== false) {
    return <span className={className}>{drawn}</span>;
  }
  if (!item.badge) return null;
  const { title, classes } = item.badge;
  return (
    <span className={className}>
      <span className={joinClasses(pill, classes)} aria-hidden="true">
        {title}
      </span>
      <span className={hidden}>{badgeLabel ? badgeLabel(title) : title}</span>
    </span>
  );
}
