import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import { memo } from 'react';
import { ItemBadge, ItemIcon, ItemText } from '../internal/ItemParts.tsx';
import { DisclosureControl, ItemControl } from '../internal/ItemControl.tsx';
import { joinClasses } from '../internal/joinClasses.ts';
import { useItemState, useNavigation } from '../internal/NavigationContext.ts';
import type { NavigationItem } from '../model/item.ts';
import { FlyoutMenu } from './FlyoutMenu.tsx';
import { moreId } from './moveOverflow.ts';
import * as styles from './HorizontalNavigation.css.ts';

interface MenuItemsProps {
  items: readonly NavigationItem[];
  /** 0 on the bar. */
  depth?: number;
}

/**
 * The entries of the bar or of one menu. Dividers are rendered only in menus, spacers only on the
 * bar.
 */
export const MenuItems = memo(function MenuItems({ items, depth = 0 }: MenuItemsProps) {
  const hasIcons = depth > 0 && items.some(({ icon }) => icon);
  return items.map((item) => {
    switch (item.type) {
      case 'basic':
        return <LinkItem key={item.id} item={item} depth={depth} hasIcons={hasIcons} />;
      case 'divider':
        return depth === 0 ? null : (
          <li key={item.id}>
            <hr className={joinClasses(styles.divider, item.classes?.wrapper)} />
          </li>
        );
      case 'spacer':
        return depth > 0 ? null : (
          <li
            key={item.id}
            className={joinClasses(styles.spacer, item.classes?.wrapper)}
            aria-hidden="true"
          />
        );
      default:
        return <BranchItem key={item.id} item={item} depth={depth} hasIcons={hasIcons} />;
    }
  });
});

interface ItemProps {
  item: NavigationItem;
  depth: number;
  hasIcons: boolean;
}

const LinkItem = memo(function LinkItem({ item, depth, hasIcons }: ItemProps) {
  const state = useItemState(item);
  return (
    <li className={styles.item}>
      <ItemControl item={item} state={state} level={depth} className={styles.control}>
        <Content item={item} hasIcons={hasIcons} />
      </ItemControl>
    </li>
  );
});

const BranchItem = memo(function BranchItem({ item, depth, hasIcons }: ItemProps) {
  const state = useItemState(item);
  const { idPrefix } = useNavigation();
  const id = `${idPrefix}-${item.id}`;
  return (
    <li className={styles.item}>
      <DisclosureControl
        item={item}
        state={state}
        level={depth}
        className={styles.control}
        opens="menu"
        isOpen={state.isOpen}
        controls={id}
      >
        <Content item={item} hasIcons={hasIcons} />
        {depth > 0 && (
          <span className={styles.arrow}>
            <Icon icon={ChevronRightIcon} size="small" />
          </span>
        )}
      </DisclosureControl>
      {state.isOpen && (
        <FlyoutMenu id={id} label={item.title} side={depth === 0 ? 'below' : 'beside'}>
          {item.children && <MenuItems items={item.children} depth={depth + 1} />}
        </FlyoutMenu>
      )}
    </li>
  );
});

interface ContentProps {
  item: NavigationItem;
  /** Whether an entry of its menu has an icon; the label of one without begins beside theirs. */
  hasIcons?: boolean;
}

/** The content of an entry; "More" shows the badges of the entries in it. */
export function Content({ item, hasIcons = false }: ContentProps) {
  const badged = item.id === moreId ? (item.children ?? []) : [item];
  return (
    <>
      {(item.icon || hasIcons) && (
        <ItemIcon item={item} className={item.icon ? styles.icon : styles.iconSpace} />
      )}
      <ItemText
        item={item}
        className={styles.text}
        titleClass={styles.title}
        subtitleClass={styles.subtitle}
      />{' '}
      {badged.map((one) => (
        <ItemBadge key={one.id} item={one} className={styles.badge} />
      ))}
    </>
  );
}
