import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { MatchCard } from './MatchCard.tsx';

const meta = preview.meta({
  title: 'Shell/MatchCard',
  component: MatchCard,
  args: {
    title: 'Harbour Cup, semi-final',
    href: '#match',
    context: 'Football · U16',
    teams: [
      { name: 'U16 Girls', schoolName: 'Northgate School', points: '2', isWinner: true },
      { name: 'U16 Girls', schoolName: 'Marmara Koleji', points: '1' },
    ],
    status: { text: 'Live', tone: 'live' as const },
    when: 'Minute 63',
    favourite: { isFavourite: false, label: 'Add to favourites', onToggle: fn() },
  },
});

export const Live = meta.story();

export const LiveInDark = meta.story({ globals: { scheme: 'dark' } });

export const Scheduled = meta.story({
  args: {
    teams: [
      { name: 'First XI', schoolName: 'Northgate School' },
      { name: 'First XI', schoolName: 'Marmara Koleji' },
    ],
    status: { text: 'Scheduled', tone: 'neutral' as const },
    when: '18:30',
  },
});

export const Postponed = meta.story({
  args: {
    status: { text: 'Postponed: weather', tone: 'warning' as const },
    when: undefined,
    note: 'New date: 22 April',
    favourite: { isFavourite: true, label: 'Remove from favourites', onToggle: fn() },
  },
});

export const LongTurkish = meta.story({
  args: {
    title: 'İstanbul Liseler Arası Basketbol Birinciliği Yarı Final Karşılaşması',
    teams: [
      {
        name: 'Yıldız Kızlar',
        schoolName: 'Büyükçekmece Şehit Öğretmenler Anadolu İmam Hatip Lisesi',
        points: '102',
      },
      { name: 'Yıldız Kızlar', schoolName: 'Iğdır Gölbaşı Lisesi', points: '98' },
    ],
    status: { text: 'Ara verildi', tone: 'warning' as const },
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const StarIsPressedWithoutFollowingTheLink = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to favourites' }));
    await expect(args.favourite?.onToggle).toHaveBeenCalledOnce();
    await expect(location.hash).toBe('');
  },
});
