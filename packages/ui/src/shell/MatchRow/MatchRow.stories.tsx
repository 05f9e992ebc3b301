import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { SportIcon } from '../../SportIcon/index.ts';
import { MatchColumns } from './MatchColumns.tsx';
import { MatchRow, type MatchRowProps } from './MatchRow.tsx';
import { MatchRows } from './MatchRows.tsx';
import { MatchRowsSkeleton } from './MatchRowsSkeleton.tsx';

const meta = preview.meta({
  title: 'Shell/MatchRow',
  component: MatchRow,
  args: {
    href: '#match',
    title: 'Seabrook v Rooigras',
    teams: [
      { name: 'Seabrook U16', schoolName: 'Seabrook School', points: '2', isLeading: true },
      { name: 'Rooigras U16', schoolName: 'Hoërskool Rooigras', points: '1' },
    ],
    status: { text: 'Live', tone: 'live' as const },
    when: 'Minute 63',
    place: 'Seabrook Playing Fields, Pitch 3, Bristol',
    favourite: { isSelected: false, label: 'Favourite', onChange: fn() },
  },
  render: (args) => <InOneCompetition rows={[args]} />,
});

function InOneCompetition({ rows }: { rows: MatchRowProps[] }) {
  return (
    <MatchColumns>
      <MatchRows
        title="Two Rivers League"
        icon={<SportIcon sport="football" />}
        detail="Football · U16 · Round 10"
      >
        {rows.map((row, index) => (
          <li key={index}>
            <MatchRow {...row} />
          </li>
        ))}
      </MatchRows>
    </MatchColumns>
  );
}

export const Live = meta.story();

const scheduled: Partial<MatchRowProps> = {
  teams: [
    { name: 'First XI', schoolName: 'Northgate School' },
    { name: 'First XI', schoolName: 'Marmara Koleji' },
  ],
  status: undefined,
  when: '18:30',
  whenDetail: '16:30 GMT+1',
};

export const SchoolToldWhereTheTeamDoesNot = meta.story({ args: scheduled });

const innings: Partial<MatchRowProps> = {
  teams: [
    {
      name: 'Larkstoke U15',
      schoolName: 'Larkstoke School',
      points: '264 & 98/3',
      detail: '31 overs',
    },
    {
      name: 'Cragsworth U15',
      schoolName: 'Cragsworth Grammar School',
      points: '–',
      detail: 'Not batted yet',
    },
  ],
  when: '2nd innings',
};

const penalties: Partial<MatchRowProps> = {
  status: { text: 'Finished', tone: 'neutral' },
  when: '12:00 PM',
  note: '4–3 on penalties',
};

const longTurkish: Partial<MatchRowProps> = {
  teams: [
    {
      name: 'Yıldız Kızlar',
      schoolName: 'Büyükçekmece Şehit Öğretmenler Anadolu İmam Hatip Lisesi',
      points: '102',
    },
    { name: 'Yıldız Kızlar', schoolName: 'Iğdır Gölbaşı Lisesi', points: '98', isLeading: true },
  ],
  status: { text: 'Ara verildi', tone: 'warning' },
  when: 'Minute 7',
};

export const Several = meta.story({
  render: (args) => (
    <InOneCompetition
      rows={[{}, scheduled, innings, penalties, longTurkish].map((row) => ({ ...args, ...row }))}
    />
  ),
});

export const SeveralInDark = meta.story({ ...Several.input, globals: { scheme: 'dark' } });

export const SeveralOnANarrowPhone = meta.story({
  ...Several.input,
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

/** The lines that the words of a name take, by their tops. */
function linesOf(name: Element, word: string) {
  const text = name.firstChild;
  const start = text?.textContent?.indexOf(word) ?? -1;
  if (!text || start < 0) throw new Error(`${word} is not here`);
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + word.length);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

/**
 * A long word of a name stands on one line, beside a score with what is below it too, and the row
 * takes no more lines than the two teams and the time above them. Proves LIST-21.
 */
export const NoNameIsCutOnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
  render: (args) => (
    <InOneCompetition
      rows={[
        {
          ...args,
          when: '1. innings',
          status: { text: 'Canlı', tone: 'live' },
          teams: [
            { name: 'Jakarandahof U16', schoolName: 'Jakarandahof College', points: '39/1' },
            {
              name: 'Seabrook U16',
              schoolName: 'Seabrook Girls and Boys High',
              points: '–',
              detail: 'Henüz vurmadı',
            },
          ],
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const [name, word] of [
      ['Jakarandahof U16', 'Jakarandahof'],
      ['Seabrook U16', 'Seabrook U16'],
    ] as const) {
      await expect(linesOf(canvas.getByText(name), word)).toBe(1);
    }
    const time = canvas.getByText('1. innings').getBoundingClientRect();
    const status = canvas.getByText('Canlı').getBoundingClientRect();
    await expect(status.left).toBeGreaterThanOrEqual(time.right);
    await expect(canvas.getByText('Jakarandahof U16').getBoundingClientRect().top).toBeGreaterThan(
      time.bottom,
    );
  },
});

/** A word is never broken: "Cancelled" stands on one line. */
export const StatusesOnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <InOneCompetition
      rows={['Cancelled', 'Postponed', 'Abandoned'].map((text) => ({
        ...args,
        status: { text, tone: 'danger' as const },
      }))}
    />
  ),
  play: async ({ canvas }) => {
    for (const text of ['Cancelled', 'Postponed', 'Abandoned']) {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByText(text));
      await expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1);
    }
  },
});

export const WithoutTeams = meta.story({ args: { teams: [], status: undefined } });

const rightOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.round(range.getBoundingClientRect().right);
};

/** Proves LIST-12. */
export const ScoresEndAtOneEdge = meta.story({
  render: Several.input.render,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const ends = ['264 & 98/3', 'Not batted yet', '102', '98'].map((text) =>
      rightOf(canvas.getByText(text)),
    );
    await expect(new Set(ends).size).toBe(1);
    const points = canvas.getByText('98');
    await expect(getComputedStyle(points).fontVariantNumeric).toBe('tabular-nums');
    await expect(getComputedStyle(points).fontWeight).toBe('700');
    const home = canvas.getByText('102').getBoundingClientRect();
    await expect(home.bottom).toBeLessThanOrEqual(points.getBoundingClientRect().top);
  },
});

/** Proves LIST-12: the longest line below a score is not broken where a phone has room for it. */
export const LinesBelowTheScoresOnAPhone = meta.story({
  render: (args) => (
    <MatchRows title="Spring series">
      {[
        innings,
        {
          teams: [
            {
              name: 'Şirincedağ U18',
              schoolName: 'Şirincedağ Anadolu Lisesi',
              points: '3',
              detail: '25\u200219\u200225\u200221\u200215',
            },
            {
              name: 'Fındıklıdere U18',
              schoolName: 'Fındıklıdere Spor Lisesi',
              points: '2',
              detail: '21\u200225\u200223\u200225\u200212',
            },
          ],
        },
      ].map((one, index) => (
        <li key={index}>
          <MatchRow {...args} {...one} />
        </li>
      ))}
    </MatchRows>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heightOf = (text: string | RegExp) => boxOf(canvas.getByText(text)).height;
    await expect(heightOf('Not batted yet')).toBe(heightOf('31 overs'));
    await expect(heightOf(/^25.19/)).toBe(heightOf('31 overs'));
    await expect(heightOf(/^21.25/)).toBe(heightOf('31 overs'));
  },
});

/** The box of the letters of an element, line by line. */
const linesIn = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
};

const middleOf = ({ top, height }: DOMRect) => top + height / 2;

/** Crest, name and points stand in one line, which is the first of a name that takes several. */
export const ANameOfSeveralLines = meta.story({
  args: longTurkish,
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
  play: async ({ canvas }) => {
    const school = canvas.getByText(/^Büyükçekmece/);
    await expect(linesIn(school).length).toBeGreaterThan(1);
    const name = canvas.getAllByText('Yıldız Kızlar')[0]?.firstChild;
    const crest = canvas.getByRole('link').querySelector('svg');
    if (!name || !crest) throw new Error('The row has no team');
    const line = document.createRange();
    line.selectNode(name);
    const middle = middleOf(crest.getBoundingClientRect());
    await expect(Math.abs(middleOf(line.getBoundingClientRect()) - middle)).toBeLessThan(1);
    await expect(
      Math.abs(middleOf(canvas.getByText('102').getBoundingClientRect()) - middle),
    ).toBeLessThan(1);
  },
});

/** Proves LIST-12: what is below the points of a side is not as near to those of the other one. */
export const ALineBelongsToTheScoreAboveIt = meta.story({
  args: innings,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [above] = linesIn(canvas.getByText('264 & 98/3'));
    const [line] = linesIn(canvas.getByText('31 overs'));
    // The first one stands between the names.
    const dash = canvas.getAllByText('–').at(-1);
    const [below] = dash ? linesIn(dash) : [];
    if (!above || !line || !below) throw new Error('The row has no scores');
    await expect(below.top - line.bottom).toBeGreaterThan(3 * (line.top - above.bottom));
    await expect(line.top).toBeGreaterThanOrEqual(above.bottom - 1);
  },
});

/** Proves LIST-12: how it was decided ends where the points do that it explains. */
export const DecidedBelowTheScore = meta.story({
  args: penalties,
  play: async ({ canvas }) => {
    await expect(rightOf(canvas.getByText('4–3 on penalties'))).toBe(
      rightOf(canvas.getByText('1')),
    );
  },
});

/** The numbers alone keep the font of the system; words have that of the page. */
export const WordsInTheFontOfThePage = meta.story({
  args: innings,
  render: (args) => (
    <div style={{ fontFamily: 'serif' }}>
      <InOneCompetition rows={[args]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const fontOf = (text: string) => getComputedStyle(canvas.getByText(text)).fontFamily;
    await expect(fontOf('31 overs')).toBe('serif');
    await expect(fontOf('Not batted yet')).toBe('serif');
    await expect(fontOf('264 & 98/3')).toMatch(/^system-ui/);
  },
});

/** Where the letters of an element stand. */
function baselineOf(element: HTMLElement) {
  const foot = document.createElement('span');
  foot.style.display = 'inline-block';
  element.append(foot);
  const { bottom } = boxOf(foot);
  foot.remove();
  return bottom;
}

export const TheHeadStandsOnOneLine = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Two Rivers League' });
    const detail = canvas.getByText('Football · U16 · Round 10');
    await expect(baselineOf(detail)).toBe(baselineOf(title));
    const head = title.parentElement?.getBoundingClientRect();
    const { top, bottom } = title.getBoundingClientRect();
    await expect(boxOf(title.parentElement).height).toBe(40);
    await expect(Math.abs(top - (head?.top ?? 0) - ((head?.bottom ?? 0) - bottom))).toBeLessThan(1);
  },
});

/** Proves LIST-10. */
export const MarksWhatWasFound = meta.story({
  args: { ...longTurkish, query: 'SEHIT OGRETMEN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Şehit Öğretmen').tagName).toBe('MARK');
  },
});

/** Proves LIST-13. */
export const TheLinkIsNamedByTheTeams = meta.story({
  args: { place: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Seabrook U16 – Rooigras U16' })).toBeVisible();
    await expect(canvas.getAllByText(/Seabrook/)).toHaveLength(1);
  },
});

export const StarIsPressedWithoutFollowingTheLink = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite' }));
    await expect(args.favourite?.onChange).toHaveBeenCalledWith(true);
    await expect(location.hash).toBe('');
  },
});

export const Waiting = meta.story({
  render: () => <MatchRowsSkeleton counts={[3, 2]} label="Loading matches" />,
});

/** Proves ERROR-7. */
export const KeepsTheRoomOfWhatComes = meta.story({
  render: (args) => (
    <>
      <MatchRowsSkeleton counts={[1]} label="Loading matches" />
      <InOneCompetition rows={[args]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = boxOf(canvasElement.querySelector('[data-skeleton]'));
    const row = boxOf(canvas.getByRole('article'));
    await expect(row.height).toBe(skeleton.height);
    await expect(row.width).toBe(skeleton.width);
  },
});

export const KeepsTheRoomOnAPhone = meta.story({
  ...KeepsTheRoomOfWhatComes.input,
  globals: { viewport: { value: 'narrow' } },
});
