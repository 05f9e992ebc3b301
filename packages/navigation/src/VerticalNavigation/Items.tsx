import { createContext, memo, use, useState } from 'react';
import { DisclosureControl, ItemControl } from '../internal/ItemControl.tsx';
import { useItemState, useNavigation } from '../internal/NavigationContext.ts';
import { joinClasses } from '../internal/joinClasses.ts';
import type { NavigationItem } from '../model/item.ts';
import { ItemContent } from './ItemContent.tsx';
import * as styles from './items.css.ts';
import * as sections from './sections.css.ts';

/** The kind of panel that contains a list: the wide one, the narrow one or an aside. */
export type ItemsContainer = 'wide' | 'narrow' | 'aside';

export const ItemsContainerContext = createContext<ItemsContainer>('wide');

interface ItemsProps {
  items: readonly NavigationItem[];
  /** The nesting depth in collapsable items. */
  level?: number;
}

/** A list of items of all types. */
export const Items = memo(function Items({ items, level = 0 }: ItemsProps) {
  const hasIcons = items.some(({ icon }) => icon);
  return items.map((item) => <Item key={item.id} item={item} level={level} hasIcons={hasIcons} />);
});

interface ItemProps {
  item: NavigationItem;
  level: number;
  hasIcons: boolean;
}

const Item = memo(function Item({ item, level, hasIcons }: ItemProps) {
  switch (item.type) {
    case 'basic':
      return <BasicItem item={item} level={level} hasIcons={hasIcons} />;
    case 'aside':
    case 'collapsable':
      return <ParentItem item={item} level={level} hasIcons={hasIcons} />;
    case 'group':
      return <GroupItem item={item} level={level} />;
    case 'divider':
      return (
        <li>
          <hr className={joinClasses(sections.divider, item.classes?.wrapper)} />
        </li>
      );
    case 'spacer':
      return (
        <li className={joinClasses(sections.spacer, item.classes?.wrapper)} aria-hidden="true" />
      );
  }
});

function BasicItem({ item, level, hasIcons }: ItemProps) {
  const state = useItemState(item);
  return (
    <li className={styles.item}>
      <ItemControl item={item} state={state} level={level} className={styles.control}>
        <ItemContent item={item} level={level} hasIcons={hasIcons} />
      </ItemControl>
    </li>
  );
}

/** Asides open beside the panel; in a narrow panel so do all items with children. */
function ParentItem({ item, level, hasIcons }: ItemProps) {
  const place = use(ItemsContainerContext);
  const opensAside = place === 'narrow' || (place === 'wide' && item.type === 'aside');
  return opensAside ? (
    <AsideItem item={item} level={level} hasIcons={hasIcons} />
  ) : (
    <CollapsableItem item={item} level={level} hasIcons={hasIcons} />
  );
}

function AsideItem({ item, level, hasIcons }: ItemProps) {
  const state = useItemState(item);
  const { idPrefix } = useNavigation();
  return (
    <li className={styles.item}>
      <DisclosureControl
        item={item}
        state={state}
        level={level}
        className={styles.control}
        opens="aside"
        isOpen={state.isOpen}
        controls={`${idPrefix}-aside`}
      >
        <ItemContent item={item} level={level} hasIcons={hasIcons} />
      </DisclosureControl>
    </li>
  );
}

function CollapsableItem({ item, level, hasIcons }: ItemProps) {
  const state = useItemState(item);
  const { idPrefix } = useNavigation();
  const { isExpanded } = state;
  const [isMounted, setIsMounted] = useState(isExpanded);
  if (isExpanded && !isMounted) setIsMounted(true);
  const id = `${idPrefix}-${item.id}`;
  return (
    <li className={styles.item}>
      <DisclosureControl
        item={item}
        state={state}
        level={level}
        className={styles.control}
        opens="children"
        isOpen={isExpanded}
        controls={id}
      >
        <ItemContent item={item} level={level} hasIcons={hasIcons} hasArrow />
      </DisclosureControl>
      <div id={id} className={styles.children} data-expanded={isExpanded || undefined}>
        {isMounted && item.children && (
          <ul className={styles.childList}>
            <Items items={item.children} level={level + 1} />
          </ul>
        )}
      </div>
    </li>
  );
}

/** A heading and its items (0020). No key reaches the heading, so the list says the tooltip as well. */
function GroupItem({ item, level }: Omit<ItemProps, 'hasIcons'>) {
  const { idPrefix } = useNavigation();
  const id = `${idPrefix}-${item.id}`;
  const tooltipId = `${id}-tooltip`;
  return (
    <li className={joinClasses(sections.group, item.classes?.wrapper)}>
      <span id={id} className={sections.groupTitle} data-heading={item.id}>
        <span className={item.classes?.title}>{item.title}</span>
        {item.subtitle && (
          <>
            {' '}
            <span className={joinClasses(sections.groupSubtitle, item.classes?.subtitle)}>
              {item.subtitle}
            </span>
          </>
        )}
      </span>
      {item.tooltip && (
        <span id={tooltipId} hidden>
          {item.tooltip}
        </span>
      )}
      {item.children && item.children.length > 0 && (
        <ul aria-labelledby={id} aria-describedby={item.tooltip && tooltipId}>
          <Items items={item.children} level={level} />
        </ul>
      )}
    </li>
  );
}
