import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import { ItemBadge, ItemIcon, ItemText } from '../internal/ItemParts.tsx';
import type { NavigationItem } from '../model/item.ts';
import * as styles from './items.css.ts';

interface ItemContentProps {
  item: NavigationItem;
  level: number;
  hasArrow?: boolean;
}

/** The content of an item's control, for all appearances. */
export function ItemContent({ item, level, hasArrow = false }: ItemContentProps) {
  return (
    <>
      {(item.icon || level === 0) && (
        <ItemIcon item={item} className={item.icon ? styles.icon : styles.fallbackIcon} />
      )}
      <ItemText
        item={item}
        className={styles.text}
        titleClass={styles.title}
        subtitleClass={styles.subtitle}
      />{' '}
      <ItemBadge item={item} className={styles.badge} />
      {hasArrow && (
        <span className={styles.arrow}>
          <Icon icon={ChevronRightIcon} size="small" />
        </span>
      )}
    </>
  );
}
