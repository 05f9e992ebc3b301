import { Tabs } from '@touchline/ui/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '#platform/reactRouter.ts';
import { tabTitle } from './TeamCentre.css.ts';
import { type TeamTab, teamTabOf, teamTabs, withTeamTab } from './teamTab.ts';

export interface TeamTabsProps {
  contents: Record<TeamTab, ReactNode>;
}

/** The tabs of a team; the address keeps the open one. */
export function TeamTabs({ contents }: TeamTabsProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  return (
    <Tabs
      label={t('team.tabsLabel')}
      selectedKey={teamTabOf(query)}
      onSelectionChange={(tab) => setQuery(withTeamTab(query, tab), { replace: true })}
      tabs={teamTabs.map((id) => ({
        id,
        label: t(`team.tabs.${id}`),
        content: (
          <>
            <h2 className={tabTitle}>{t(`team.printed.${id}`)}</h2>
            {contents[id]}
          </>
        ),
      }))}
    />
  );
}
