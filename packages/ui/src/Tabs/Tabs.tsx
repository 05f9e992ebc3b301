import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { list, panel, tab, tabs as tabsStyle } from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
  icon?: ReactNode;
  badge?: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** The `id` of the open tab, when controlled. */
  selectedKey?: string;
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
}

/** Shows one of several views of the same thing. When each view has its own address, use links. */
export function Tabs({
  label,
  tabs,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
}: TabsProps) {
  return (
    <AriaTabs
      className={tabsStyle}
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
    >
      <TabList aria-label={label} className={list}>
        {tabs.map(({ id, label: name, icon, badge, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={tab}>
            {icon}
            {name}
            {badge}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
