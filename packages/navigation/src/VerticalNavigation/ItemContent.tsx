import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import { ItemBadge, ItemIcon, ItemText } from '../internal/ItemParts.tsx';
import type { NavigationItem } from '../model/item.ts';
import * as styles from './items.css.ts';

interface ItemContentProps {
  item: NavigationItem;
  level: number;
  /** Whether an entry of its list has an icon; the label of one without begins beside theirs. */
  hasIcons: boolean;
  hasArrow?: boolean;
}

/** The content of an item's control, for all appearances. */
export function ItemContent({ item, level, hasIcons, hasArrow }: ItemContentProps) {
  const missing = hasIcons ? styles.iconSpace : styles.fallbackIcon;
  return (
    <>
      {(hasIcons || level === 0) && (
        <ItemIcon item={item} className={item.icon ? styles.icon : missing} />
      )}
      <span className={styles.label}>
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
      </span>
    </>
  );
}
