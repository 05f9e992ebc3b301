import { useRef, type ReactNode, type RefObject } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { EdgeShadows } from '../internal/EdgeShadows.tsx';
import { useHiddenEdges } from '../internal/useHiddenEdges.ts';
import { list, panel, tab, tabs as tabsStyle, view } from './Tabs.css.ts';

export interface TabItem {
  /** Unique among the tabs. */
  id: string;
  /** The text of the tab. */
  label: string;
  /** The view below the row of tabs; only that of the open tab is rendered. */
  content: ReactNode;
  /** Decorative, before the label. */
  icon?: ReactNode;
  /** A `Badge` after the label. */
  badge?: ReactNode;
  /** Is shown and cannot be opened. */
  isDisabled?: boolean;
}

export interface TabsProps {
  /** The accessible name of the list of tabs. */
  label: string;
  /** In the order of the row. */
  tabs: readonly TabItem[];
  /** The `id` of the open tab, when controlled. */
  selectedKey?: string;
  /** The `id` of the tab that is open at first, when it is not controlled. Omitted: the first. */
  defaultSelectedKey?: string;
  /** Called with the `id` of the tab that a person has opened. */
  onSelectionChange?: (id: string) => void;
}

/**
 * Shows one of several views of the same thing. When each view has its own address, use links. A row
 * of tabs that is wider than its place scrolls, and fades at each edge beyond which there are more.
 */
export function Tabs({
  label,
  tabs,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
}: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <AriaTabs
      className={tabsStyle}
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
    >
      <div className={view}>
        <TabList ref={row} aria-label={label} className={list}>
          {tabs.map(({ id, label: name, icon, badge, isDisabled }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} className={tab}>
              {icon}
              {name}
              {badge}
            </Tab>
          ))}
        </TabList>
        <Edges row={row} ids={tabs.map(({ id }) => id).join()} />
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** A component of its own, so that scrolling renders no tab again. */
function Edges({ row, ids }: { row: RefObject<HTMLElement | null>; ids: string }) {
  return <EdgeShadows hidden={useHiddenEdges(row, ids)} look="fade" />;
}
