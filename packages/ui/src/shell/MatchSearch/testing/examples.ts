import type { MatchSearchHit, MatchSearchLabels } from '../matchSearchTypes.ts';
import type { SearchMatches } from '../matchSearchSession.ts';

export const labels: MatchSearchLabels = {
  search: 'Search matches',
  placeholder: 'Match, team or school',
  close: 'Close the search',
  results: 'Matches found',
  searching: 'Searching…',
  noResults: 'No results found!',
  tooShort: 'Type at least 2 letters',
  loadMore: 'Load more',
  failed: () => 'The search did not work.',
  partial: 'Without a connection: only your favourites are searched, as they were seen last.',
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

export const turkishLabels: MatchSearchLabels = {
  search: 'Maç ara',
  placeholder: 'Maç, takım ya da okul',
  close: 'Aramayı kapat',
  results: 'Bulunan maçlar',
  searching: 'Aranıyor…',
  noResults: 'Sonuç bulunamadı!',
  tooShort: 'En az 2 harf yazın',
  loadMore: 'Daha fazla göster',
  failed: () => 'Arama yapılamadı.',
  partial: 'Bağlantı yok: yalnızca favorileriniz, son görüldükleri hâliyle aranıyor.',
  retry: 'Yeniden dene',
  found: (count) => `${count} maç bulundu`,
  statuses: {
    scheduled: 'Planlandı',
    live: 'Canlı',
    paused: 'Devre arası',
    finished: 'Bitti',
    abandoned: 'Yarıda kaldı',
    postponed: 'Ertelendi',
    cancelled: 'İptal edildi',
    unknown: 'Bilinmiyor',
  },
};

const statuses = ['live', 'scheduled', 'finished', 'postponed', 'paused', 'cancelled'] as const;

/** Twelve matches that all match "cup". */
export const cupMatches: MatchSearchHit[] = Array.from({ length: 12 }, (_, index) => ({
  id: `cup-${index + 1}`,
  href: `/matches/cup-${index + 1}`,
  broadcastTitle: `Spring Cup, match ${index + 1}`,
  status: statuses[index % statuses.length] ?? 'unknown',
  teams: [
    { name: 'U15 Girls', school: { name: 'Harbour View School' } },
    { name: 'U15 Kızlar', school: { name: 'Çamlıca Şehit Öğretmen Lisesi' } },
  ],
}));

export const findCups: SearchMatches<MatchSearchHit> = async ({ search, pageSize }) => ({
  hits: cupMatches
    .filter((match) => match.broadcastTitle.toLowerCase().includes(search.toLowerCase()))
    .slice(0, pageSize),
});
