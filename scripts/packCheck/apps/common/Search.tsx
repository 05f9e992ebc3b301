'use client';

import {
  MatchSearch,
  type MatchSearchHit,
  type MatchSearchLabels,
} from '@touchline/ui/shell/MatchSearch';

const labels: MatchSearchLabels = {
  search: 'Search matches',
  placeholder: 'Match, team or school',
  close: 'Clear the search',
  results: 'Matches found',
  searching: 'Searching…',
  noResults: 'No results found!',
  tooShort: 'Type at least 2 letters',
  loadMore: 'Load more',
  failed: () => 'The search did not work.',
  partial: 'Only some matches are searched.',
  retry: 'Try again',
  found: (count) => `${count} matches found`,
  statuses: {
    scheduled: 'Scheduled',
    live: 'Live',
    paused: 'Half-time',
    finished: 'Finished',
    abandoned: 'Abandoned',
    postponed: 'Postponed',
    cancelled: 'Cancelled',
    unknown: 'Unknown',
  },
};

const hits: MatchSearchHit[] = [
  {
    id: 'northgate',
    href: '/modern',
    broadcastTitle: 'Northgate School – Marmara Koleji',
    status: 'live',
    teams: [
      { name: 'U16', school: { name: 'Northgate School' } },
      { name: 'U16', school: { name: 'Marmara Koleji' } },
    ],
  },
];

/** Stands in for the call of a server. */
async function search({ search: text }: { search: string }) {
  return { hits: hits.filter(({ broadcastTitle }) => broadcastTitle.includes(text)) };
}

/** A search for matches in the page. */
export function Search() {
  return <MatchSearch appearance="basic" search={search} labels={labels} />;
}
