import { ChevronRightIcon, EllipsisHorizontalCircleIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import { use } from 'react';
import { BadgeContext, useNavigation } from '../internal/NavigationContext.ts';
import type { NavigationItem } from '../model/item.ts';
import { joinClasses } from '../internal/joinClasses.ts';
import * as styles from './items.css.ts';

interface ItemProps {
  item: NavigationItem;
}

/** What stands in the control of an item, in whichever appearance. */
export function ItemContent({
  item,
  level,
  hasArrow = false,
}: ItemProps & { level: number; hasArrow?: boolean }) {
  return (
    <>
      <ItemIcon item={item} isNeeded={level === 0} />
      <span className={styles.text}>
        <span className={joinClasses(styles.title, item.classes?.title)}>{item.title}</span>
        {item.subtitle && (
          <>
            {' '}
            <span className={joinClasses(styles.subtitle, item.classes?.subtitle)}>
              {item.subtitle}
            </span>
          </>
        )}
      </span>{' '}
      <ItemBadge item={item} />
      {hasArrow && (
        <span className={styles.arrow}>
          <Icon glyph={ChevronRightIcon} size="small" />
        </span>
      )}
    </>
  );
}

function ItemIcon({ item, isNeeded }: ItemProps & { isNeeded: boolean }) {
  const { icons } = useNavigation();
  if (!item.icon && !isNeeded) return null;
  const glyph = (item.icon && icons[item.icon]) || EllipsisHorizontalCircleIcon;
  return (
    <span className={joinClasses(item.icon ? styles.icon : styles.spareIcon, item.classes?.icon)}>
      <Icon glyph={glyph} size="large" />
    </span>
  );
}

function ItemBadge({ item }: ItemProps) {
  const { renderBadge, sayBadge } = use(BadgeContext);
  const drawn = renderBadge?.(item);
  if (drawn !== undefined && drawn !== null && drawn !== false) {
    return <span className={styles.badge}>{drawn}</span>;
  }
  if (!item.badge) return null;
  const { title, classes } = item.badge;
  return (
    <span className={styles.badge}>
      <span className={joinClasses(styles.pill, classes)} aria-hidden="true">
        {title}
      </span>
      <span className={styles.spoken}>{sayBadge ? sayBadge(title) : title}</span>
    </span>
  );
}
