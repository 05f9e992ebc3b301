import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect, fn, type within } from 'storybook/test';
import { SportIcon } from '../../SportIcon/index.ts';
import { MatchCard, type MatchCardProps } from './MatchCard.tsx';
import { MatchCards } from './MatchCards.tsx';
import { MatchCardsSkeleton } from './MatchCardsSkeleton.tsx';

const meta = preview.meta({
  title: 'Shell/MatchCard',
  component: MatchCard,
  args: {
    title: 'Harbour Cup, semi-final',
    href: '#match',
    context: 'Football · U16',
    icon: <SportIcon sport="football" size="small" />,
    teams: [
      { name: 'U16 Girls', schoolName: 'Northgate School', points: '2', isLeading: true },
      { name: 'U16 Girls', schoolName: 'Marmara Koleji', points: '1' },
    ],
    status: { text: 'Live', tone: 'live' as const },
    when: 'Minute 63',
    favourite: { isSelected: false, label: 'Favourite', onChange: fn() },
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

/** The sign is on the first line of a context that takes two. Proves LIST-19. */
export const TheSignOfTheSport = meta.story({
  args: { context: 'Football · U16 · Championship of the schools of the northern coast' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const context = canvas.getByText(/^Football/);
    const sign = context.querySelector('svg');
    if (!sign) throw new Error('The card has no sign');
    await expect(box(context).height).toBeGreaterThan(1.5 * box(sign).height);
    await expect(box(sign).bottom).toBeLessThanOrEqual(box(context).top + box(context).height / 2);
    await expect(boxOf(sign).width).toBe(boxOf(sign).height);
  },
});

export const Postponed = meta.story({
  args: {
    status: { text: 'Postponed', tone: 'warning' as const },
    when: 'New date to follow',
    note: 'Weather',
    favourite: { isSelected: true, label: 'Favourite', onChange: fn() },
  },
});

export const Abandoned = meta.story({
  args: {
    teams: [
      { name: 'U16 Girls', schoolName: 'Northgate School', points: '2', isScoreVoid: true },
      { name: 'U16 Girls', schoolName: 'Marmara Koleji', points: '1', isScoreVoid: true },
    ],
    status: { text: 'Abandoned', tone: 'danger' as const },
    when: undefined,
    note: 'Weather',
  },
  play: async ({ canvas }) => {
    const colourOf = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    await expect(colourOf('2')).toBe(colourOf('Football · U16'));
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

const cricket: Partial<MatchCardProps> = {
  title: 'Larkstoke v Cragsworth',
  context: 'Cricket · U15 · Twenty20',
  icon: <SportIcon sport="cricket" size="small" />,
  teams: [
    { name: 'U15', schoolName: 'Larkstoke School', points: '64/2', detail: '10.3 overs' },
    {
      name: 'U15',
      schoolName: 'Cragsworth College',
      points: '–',
      detail: 'Not batted yet',
    },
  ],
  when: '1st innings',
};

export const Innings = meta.story({ args: cricket });

export const TwoInnings = meta.story({
  args: {
    ...cricket,
    teams: [
      { name: 'U15', schoolName: 'Larkstoke School', points: '264 & 98/3', detail: '31 overs' },
      { name: 'U15', schoolName: 'Cragsworth School', points: '310', detail: '88.2 overs' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

const volleyball: Partial<MatchCardProps> = {
  title: 'Şirincedağ – Fındıklıdere, Gençler Voleybol Ligi yarı final karşılaşması',
  context: 'Voleybol · U18',
  icon: <SportIcon sport="volleyball" size="small" />,
  teams: [
    {
      name: 'U18',
      schoolName: 'Şirincedağ Anadolu Lisesi',
      points: '2',
      detail: '25\u200219\u200225\u20023',
      isLeading: true,
    },
    {
      name: 'U18',
      schoolName: 'Fındıklıdere Büyükçekmece Şehit Öğretmenler Spor Lisesi',
      points: '1',
      detail: '21\u200225\u200223\u20020',
    },
  ],
  note: 'Uzatmalardan sonra',
};

export const Sets = meta.story({ args: volleyball });

const joined: Partial<MatchCardProps> = {
  ...cricket,
  title: 'Larkstoke v Cragsworth, U15 cricket',
  isTitleRedundant: true,
};

/** The title is not shown, and names the link that covers the card. Proves LIST-24. */
export const TitleSaid = meta.story({
  args: joined,
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.title });
    await expect(canvas.getByRole('heading', { name: args.title })).toContainElement(link);
    await expect(box(canvas.getByText(args.title)).height).toBeLessThan(2);
    const card = canvas.getByRole('article');
    await expect(box(link).width).toBeGreaterThan(box(card).width - 4);
    await expect(box(link).height).toBeGreaterThan(box(card).height - 4);
    // Nothing of the row of the titles remains between the context and the first team.
    const [context, team] = [canvas.getByText(/^Cricket/), canvas.getAllByRole('listitem')[0]];
    await expect(box(team as Element).top - box(context).bottom).toBeLessThan(box(context).height);
  },
});

function sideBySide(args: MatchCardProps) {
  return (
    <MatchCards>
      {[{}, cricket, volleyball].map((one, index) => (
        <li key={index}>
          <MatchCard {...args} {...one} />
        </li>
      ))}
    </MatchCards>
  );
}

const wide = { viewport: { value: 'lg' } };

export const SideBySide = meta.story({ render: sideBySide, globals: wide });

export const SideBySideInDark = meta.story({
  render: sideBySide,
  globals: { ...wide, scheme: 'dark' },
});

const box = (element: Element) => element.getBoundingClientRect();

/** A note below the status ends above the padding of the card, alone and in a row of cards. */
async function expectTheNoteInside({ canvas }: { canvas: ReturnType<typeof within> }) {
  const note = canvas.getByText('Uzatmalardan sonra');
  const card = note.closest('article');
  if (!card) throw new Error('The note is not in a card');
  const padding = Number.parseFloat(getComputedStyle(card).paddingBlockEnd);
  await expect(padding).toBeGreaterThan(0);
  await expect(box(note).bottom).toBeLessThanOrEqual(box(card).bottom - padding);
}

export const TheNoteIsInTheCard = meta.story({ args: volleyball, play: expectTheNoteInside });

export const TheNoteIsInTheCardOfARow = meta.story({
  render: sideBySide,
  globals: wide,
  play: expectTheNoteInside,
});

/** The points of a card and the lines below them, home first. */
function scoresOf(card: HTMLElement): HTMLElement[] {
  return [...card.querySelectorAll('li')].flatMap((team) => {
    const score = team.lastElementChild;
    return [...(score?.children ?? [])].filter((part) => part instanceof HTMLElement);
  });
}

/** Proves MATCH-33. */
export const ScoresEndAtOneEdge = meta.story({
  render: sideBySide,
  globals: wide,
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      const range = document.createRange();
      const ends = scoresOf(card).map((part) => {
        range.selectNodeContents(part);
        return Math.round(box(range as unknown as Element).right);
      });
      await expect(ends.length).toBeGreaterThan(1);
      await expect(new Set(ends).size).toBe(1);
      for (const part of scoresOf(card)) {
        await expect(getComputedStyle(part).fontVariantNumeric).toBe('tabular-nums');
      }
    }
  },
});

/** Proves MATCH-33. */
export const TheLeaderIsBold = meta.story({
  play: async ({ canvas }) => {
    const weight = (text: string) => Number(getComputedStyle(canvas.getByText(text)).fontWeight);
    await expect(weight('2')).toBe(700);
    await expect(weight('1')).toBe(500);
  },
});

/** Proves MATCH-33. */
export const WhatIsBelowThePointsIsSmaller = meta.story({
  args: cricket,
  play: async ({ canvas }) => {
    const points = canvas.getByText('64/2');
    const overs = canvas.getByText('10.3 overs');
    await expect(box(overs).top).toBeGreaterThanOrEqual(box(points).bottom);
    const size = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
    await expect(size(overs)).toBeLessThan(size(points));
  },
});

/** The top positions of competition, title, home, away and status. */
function linesOf(card: Element): number[] {
  const { top } = box(card);
  return [...card.querySelectorAll(':scope > p, h3, li, :scope > div')].map((line) =>
    Math.round(box(line).top - top),
  );
}

/** A card without its title beside one that has it. */
export const CardsWithAndWithoutTitles = meta.story({
  render: (args) => (
    <MatchCards>
      {[args, { ...args, ...joined }].map((one, index) => (
        <li key={index}>
          <MatchCard {...one} />
        </li>
      ))}
    </MatchCards>
  ),
  globals: wide,
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('article')
      .map((card) => [...card.querySelectorAll('li, :scope > div')].map((line) => box(line).top));
    await expect(first).toHaveLength(3);
    await expect(second).toEqual(first);
  },
});

export const CardsOfARowShareTheirLines = meta.story({
  render: sideBySide,
  globals: wide,
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('article').map(linesOf);
    await expect(first).toHaveLength(5);
    for (const lines of others) await expect(lines).toEqual(first);
  },
});

const ahead: Partial<MatchCardProps> = {
  status: { text: 'Başlama gecikti', tone: 'warning' },
  when: '30 May Cmt 15:00',
};

/** Words of different lengths: those of a server, a date of two lines, and a reason below. */
const someEnds: readonly Partial<MatchCardProps>[] = [
  { status: { text: 'Scheduled', tone: 'neutral' }, when: 'Today' },
  ahead,
  { ...ahead, when: 'Sat, May 30, 2026, 3:00 PM at the venue' },
  {
    status: { text: 'Saha kapalı olduğu için beklemede', tone: 'neutral' },
    when: '30 May Cmt 15:00',
    note: 'Saha oynamaya elverişli değil',
  },
];

function someEndsOfCards(args: MatchCardProps) {
  return (
    <MatchCards>
      {someEnds.map((one, index) => (
        <li key={index}>
          <MatchCard {...args} {...one} />
        </li>
      ))}
    </MatchCards>
  );
}

/** The status and the time of each card; its foot is its last line. */
function endsOf(cards: readonly HTMLElement[]) {
  return cards.map((card) => {
    const [status, when] = [...(card.lastElementChild?.children ?? [])];
    if (!status || !when) throw new Error('The card has no status or no time');
    return { status: boxOf(status), when: boxOf(when) };
  });
}

async function expectTheTimeBesideTheStatus({ canvas }: { canvas: ReturnType<typeof within> }) {
  const cards = canvas.getAllByRole('article');
  for (const { status, when } of endsOf(cards)) {
    await expect(when.left).toBeGreaterThan(status.right);
    await expect(when.top).toBe(status.top);
  }
  await expect(document.documentElement.scrollWidth).toBe(innerWidth);
}

/** Proves LIST-25. */
export const TheTimeIsBesideTheStatus = meta.story({
  render: someEndsOfCards,
  globals: wide,
  play: async ({ canvas }) => {
    await expectTheTimeBesideTheStatus({ canvas });
    const cards = canvas.getAllByRole('article');
    const first = cards.filter((card) => box(card).top === box(cards[0] as Element).top);
    await expect(first.length).toBeGreaterThan(2);
    await expect(new Set(endsOf(first).map(({ when }) => when.top)).size).toBe(1);
  },
});

/** Proves LIST-25. */
export const TheTimeIsBesideTheStatusOnANarrowPhone = meta.story({
  render: someEndsOfCards,
  globals: { viewport: { value: 'narrow' } },
  play: expectTheTimeBesideTheStatus,
});

export const Waiting = meta.story({
  render: () => <MatchCardsSkeleton count={3} label="Loading matches" />,
  globals: wide,
});

/** Proves ERROR-7. */
export const KeepsTheRoomOfWhatComes = meta.story({
  render: (args) => (
    <>
      <MatchCardsSkeleton count={1} label="Loading matches" />
      <MatchCards>
        <li>
          <MatchCard {...args} isTitleRedundant />
        </li>
      </MatchCards>
      <MatchCards>
        <li>
          <MatchCard {...args} {...joined} />
        </li>
      </MatchCards>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading matches');
    const skeleton = boxOf(canvasElement.querySelector('[data-skeleton]'));
    for (const card of canvas.getAllByRole('article')) {
      await expect(boxOf(card).height).toBe(skeleton.height);
      await expect(boxOf(card).width).toBe(skeleton.width);
    }
  },
});

export const StarIsPressedWithoutFollowingTheLink = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite' }));
    await expect(args.favourite?.onChange).toHaveBeenCalledWith(true);
    await expect(location.hash).toBe('');
  },
});
