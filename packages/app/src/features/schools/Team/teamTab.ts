export const teamTabs = ['matches', 'results', 'table', 'players'] as const;

export type TeamTab = (typeof teamTabs)[number];

/** The open tab of an address, by its `tab` parameter; the first one without a known value. */
export function teamTabOf(query: URLSearchParams): TeamTab {
  const named = query.get('tab');
  return teamTabs.find((tab) => tab === named) ?? 'matches';
}

/** The query with this tab open; the first tab needs no parameter. */
export function withTeamTab(query: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('tab');
  if (tab !== 'matches') next.set('tab', tab);
  return next;
}
