import { isVitest } from '#storybook/emulateMedia';
import { areColoursForced, inForcedColours, systemColour } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { TrophyIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { vars } from '../theme/index.ts';
import type { TableColumn, TableSelectLabels, TableSort } from './column.ts';
import { Table, type TableProps } from './Table.tsx';

interface Team {
  id: string;
  name: string;
  school: string;
  played: number;
  points: number;
}

const teams: Team[] = [
  { id: 'falcons', name: 'Falcons', school: 'Northgate School', played: 12, points: 27 },
  { id: 'owls', name: 'Owls', school: 'Riverside School', played: 12, points: 24 },
  { id: 'foxes', name: 'Foxes', school: 'Hilltop Academy', played: 11, points: 8 },
];

const columns: TableColumn<Team>[] = [
  { id: 'name', title: 'Team', cell: ({ name }) => name, isSortable: true },
  { id: 'school', title: 'School', cell: ({ school }) => school },
  { id: 'played', title: 'Played', cell: ({ played }) => played, align: 'end' },
  { id: 'points', title: 'Points', cell: ({ points }) => points, align: 'end', isSortable: true },
];

const withFollow: TableColumn<Team>[] = [
  ...columns,
  {
    id: 'follow',
    title: 'Follow',
    isTitleHidden: true,
    align: 'end',
    cell: () => <Button variant="outlined">Follow</Button>,
  },
];

/** With a second line in small letters. */
const withDetail: TableColumn<Team>[] = columns.map((column) =>
  column.id === 'school'
    ? {
        ...column,
        lines: 2,
        cell: ({ school, name }) => (
          <>
            {school}
            <span style={{ display: 'block', fontSize: vars.text.small }}>{name}</span>
          </>
        ),
      }
    : column,
);

const turkishColumns: TableColumn<Team>[] = [
  { id: 'name', title: 'Takım', cell: ({ name }) => name, isSortable: true },
  { id: 'school', title: 'Bağlı olduğu okul', cell: ({ school }) => school },
  {
    id: 'points',
    title: 'Toplam puan',
    cell: ({ points }) => points,
    align: 'end',
    isSortable: true,
  },
];

/** Too wide for a phone, whatever the gaps between the columns. */
const wideColumns: TableColumn<Team>[] = [
  ...turkishColumns,
  { id: 'played', title: 'Oynanan karşılaşma', cell: ({ played }) => played, align: 'end' },
];

const turkishTeams: Team[] = [
  {
    id: 'kartallar',
    name: 'Güneşlibahçe Kartalları',
    school: 'Çiğdemtepe Şehit Öğretmenler Ortaokulu',
    played: 12,
    points: 27,
  },
  { id: 'tilkiler', name: 'Tilkiler', school: 'Iğdır Ortaokulu', played: 12, points: 24 },
];

const selectLabels: TableSelectLabels<Team> = {
  all: 'Select all teams',
  row: ({ name }) => `Select ${name}`,
};

const turkishSelectLabels: TableSelectLabels<Team> = {
  all: 'Tüm takımları seç',
  row: ({ name }) => `${name} takımını seç`,
};

function TeamTable(props: TableProps<Team>) {
  return <Table {...props} />;
}

const meta = preview.meta({
  title: 'Controls/Table',
  component: TeamTable,
  args: {
    label: 'Standings',
    columns,
    rows: teams,
    loadingLabel: 'Loading the standings',
    empty: (
      <EmptyState
        icon={TrophyIcon}
        title="No teams yet"
        description="Teams appear here once they are entered."
      />
    ),
    onSortChange: fn(),
    onSelectionChange: fn(),
  },
});

export const Plain = meta.story();

export const Sorted = meta.story({
  args: { sortDescriptor: { column: 'points', direction: 'descending' } },
});

export const Selectable = meta.story({
  args: { selectLabels, defaultSelectedKeys: new Set(['owls']) },
});

export const WithButtons = meta.story({ args: { columns: withFollow } });

export const Linked = meta.story({ args: { rowHref: ({ id }) => `#${id}` } });

export const Empty = meta.story({ args: { rows: [] } });

export const Loading = meta.story({ args: { rows: [], isLoading: true } });

export const LoadingAsSkeletons = meta.story({
  args: { rows: [], isLoading: true, skeletonRows: 3, selectLabels },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading the standings')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(3);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** The head and the first rows of both tables. */
function heightsIn(canvasElement: HTMLElement) {
  return [...canvasElement.querySelectorAll('[data-table]')].map((frame) =>
    [...frame.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height),
  );
}

/** Proves ERROR-7. */
export const SkeletonsAsHighAsTheRows = meta.story({
  args: { selectLabels, columns: withDetail },
  render: (args) => (
    <>
      <div data-table="">
        <TeamTable {...args} />
      </div>
      <div data-table="">
        <TeamTable {...args} rows={[]} isLoading skeletonRows={args.rows.length} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [heights, waiting] = heightsIn(canvasElement);
    await expect(waiting).toEqual(heights);
  },
});

/** Proves ERROR-7. */
export const SkeletonsAsHighAsTheCards = meta.story({
  ...SkeletonsAsHighAsTheRows.input,
  globals: { viewport: { value: 'phone' } },
});

export const LoadingMore = meta.story({ args: { isLoading: true } });

export const Dark = meta.story({
  args: {
    selectLabels,
    defaultSelectedKeys: new Set(['owls']),
    sortDescriptor: { column: 'points', direction: 'descending' },
  },
  globals: { scheme: 'dark' },
});

export const Cards = meta.story({
  args: {
    selectLabels: turkishSelectLabels,
    columns: turkishColumns,
    rows: turkishTeams,
    label: 'Puan durumu',
    sortDescriptor: { column: 'points', direction: 'descending' },
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const SpeaksTurkish = meta.story({
  args: { ...Cards.input.args, sortDescriptor: { column: 'points', direction: 'ascending' } },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Tüm takımları seç' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('checkbox', { name: /takımını seç$/ })).toHaveLength(
      turkishTeams.length,
    );
  },
});

export const CardsEmpty = meta.story({
  args: { rows: [] },
  globals: { viewport: { value: 'narrow' } },
});

export const Scrolling = meta.story({
  args: { narrow: 'scroll', columns: wideColumns, rows: turkishTeams, label: 'Puan durumu' },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const RightToLeft = meta.story({
  args: { selectLabels },
  globals: { direction: 'rtl' },
});

function Sorting(props: TableProps<Team>) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  return (
    <Table
      {...props}
      sortDescriptor={sort}
      onSortChange={(next) => {
        props.onSortChange?.(next);
        setSort(next);
      }}
    />
  );
}

export const SortedByKeyboard = meta.story({
  render: (args) => <Sorting {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Team' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'name',
      direction: 'descending',
    });
    const header = canvas.getByRole('columnheader', { name: 'Team' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'points',
      direction: 'ascending',
    });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'School' })).not.toHaveAttribute(
      'aria-sort',
    );
  },
});

export const ChosenWithSpace = meta.story({
  args: { selectLabels, columns: columns.map((column) => ({ ...column, isSortable: false })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['falcons', 'owls']));
    await expect(canvas.getByRole('checkbox', { name: 'Select Owls' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select all teams' })).toBePartiallyChecked();
  },
});

export const ChoosesAllFromTheHead = meta.story({
  args: { selectLabels, defaultSelectedKeys: new Set(['owls', 'elsewhere']) },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all teams' });
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['owls', 'elsewhere', 'falcons', 'foxes']),
    );
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['elsewhere']));
  },
});

export const ChoosesARangeWithShift = meta.story({
  args: { selectLabels },
  play: async ({ args, canvas, userEvent }) => {
    const boxOf = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    await userEvent.click(boxOf('Foxes'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxOf('Falcons'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['foxes', 'falcons', 'owls']),
    );
    await userEvent.click(boxOf('Owls'));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['foxes']));
    await expect(getSelection()?.toString()).toBe('');
  },
});

export const ChoosesARangeByKeyboard = meta.story({
  args: { selectLabels },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select Foxes' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: 'Select Falcons' }).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['foxes', 'falcons', 'owls']),
    );
  },
});

export const LeavesOutRowsThatAreFixed = meta.story({
  args: {
    selectLabels,
    defaultSelectedKeys: new Set(['falcons']),
    disabledKeys: new Set(['falcons']),
  },
  play: async ({ args, canvas, userEvent }) => {
    const fixed = canvas.getByRole('checkbox', { name: 'Select Falcons' });
    await expect(fixed).toBeDisabled();
    const all = canvas.getByRole('checkbox', { name: 'Select all teams' });
    await expect(all).not.toBeChecked();
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['owls', 'foxes', 'falcons']),
    );
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['falcons']));
  },
});

function Controlled(props: TableProps<Team>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['owls']));
  return (
    <Table
      {...props}
      selectedKeys={selected}
      onSelectionChange={(ids) => {
        props.onSelectionChange?.(ids);
        if (!ids.has('foxes')) setSelected(ids);
      }}
    />
  );
}

export const ShowsWhatItsParentHasSelected = meta.story({
  args: { selectLabels },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Foxes' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['owls', 'foxes']));
    await expect(canvas.getByRole('checkbox', { name: 'Select Foxes' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Falcons' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Falcons' })).toBeChecked();
  },
});

const drawn = fn();

/** Proves PERF-6: selecting one row, and a change of the parent, draws no other row. */
export const DrawsWhatHasChanged = meta.story({
  args: {
    selectLabels,
    columns: [
      {
        id: 'name',
        title: 'Team',
        cell: ({ id, name }) => {
          drawn(id);
          return name;
        },
      },
    ],
  },
  render: (args) => <Controlled {...args} onRowAction={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Falcons' }));
    await expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['falcons']));
  },
});

export const RowsAreNamedByTheirHeader = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Falcons/ });
    await expect(within(row).getByRole('rowheader', { name: 'Falcons' })).toBeVisible();
    await expect(within(row).getAllByRole('cell')).toHaveLength(3);
  },
});

export const KeepsItsRolesInCards = meta.story({
  args: { selectLabels },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Standings' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    const parts = canvasElement.querySelectorAll('table, thead, tbody, tr, th, td');
    await expect([...parts].filter((part) => !part.hasAttribute('role'))).toEqual([]);
  },
});

/** Above the cards the checkbox for all rows says what it does; with no rows there is none. */
export const NamesTheCheckboxAboveItsCards = meta.story({
  args: { selectLabels },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByText('Select all teams');
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(60);
    await userEvent.click(words);
    await expect(canvas.getByRole('checkbox', { name: 'Select all teams' })).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
});

/** The focus ring of what stands at the edge of its scroll container is whole. */
export const TheRingAboveTheCardsIsWhole = meta.story({
  args: { selectLabels },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const all = canvas.getByRole('checkbox', { name: 'Select all teams' });
    await expect(all).toHaveFocus();
    const mark = all.nextElementSibling;
    const region = canvas.getByRole('table').parentElement?.getBoundingClientRect();
    if (!mark || !region) throw new Error('The checkbox is not drawn');
    const { outlineOffset, outlineWidth } = getComputedStyle(mark);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    await expect(ring).toBe(4);
    const { left, top } = mark.getBoundingClientRect();
    await expect(left - ring).toBeGreaterThanOrEqual(region.left);
    await expect(top - ring).toBeGreaterThanOrEqual(region.top);
  },
});

/** What goes on is seen above the buttons, and not over them. */
export const LoadingMoreCards = meta.story({
  args: { ...Cards.input.args, isLoading: true },
  globals: Cards.input.globals,
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar').parentElement?.getBoundingClientRect();
    const tops = [...canvasElement.querySelectorAll('thead button, thead label')].map(
      (control) => control.getBoundingClientRect().top,
    );
    await expect(tops.length).toBeGreaterThan(2);
    await expect(Math.min(...tops)).toBeGreaterThanOrEqual(bar?.bottom ?? Infinity);
  },
});

/** A card keeps its surface when it is selected, and shows it at its edge. */
export const SelectedCards = meta.story({
  args: { selectLabels, defaultSelectedKeys: new Set(['owls']) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const styleOf = (name: RegExp) => getComputedStyle(canvas.getByRole('row', { name }));
    const [selected, other] = [styleOf(/Owls/), styleOf(/Foxes/)];
    await expect(selected.backgroundColor).toBe(other.backgroundColor);
    await expect(selected.borderTopColor).not.toBe(other.borderTopColor);
    await expect(selected.boxShadow).not.toBe('none');
  },
});

export const NoCheckboxAboveNoCards = meta.story({
  args: { selectLabels, rows: [] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** Above cards the buttons that sort stand in lines, as far apart as each other. */
export const SortsAboveItsCards = meta.story({
  args: {
    ...Cards.input.args,
    columns: wideColumns.map((each) => ({ ...each, isSortable: true })),
  },
  globals: Cards.input.globals,
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('thead button')].map((button) =>
      button.getBoundingClientRect(),
    );
    await expect(boxes.length).toBeGreaterThan(3);
    const gaps = boxes.slice(1).flatMap((box, index) => {
      const before = boxes[index];
      return before?.top === box.top ? [Math.round(box.left - before.right)] : [];
    });
    await expect(new Set(gaps)).toEqual(new Set([8]));
    for (const box of boxes) {
      await expect(box.height).toBeGreaterThanOrEqual(24);
      await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
});

/** Somewhere else in the row than on its words. */
function pressEndOf(row: HTMLElement) {
  const { right, top, height } = row.getBoundingClientRect();
  const found = document.elementFromPoint(right - 4, top + height / 2);
  return found?.closest('a, button');
}

export const LinksCoverTheirRows = meta.story({
  args: { rowHref: ({ id }) => `#${id}`, selectLabels, columns: withFollow },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Owls' });
    await expect(link).toHaveAttribute('href', '#owls');
    const row = canvas.getByRole('row', { name: /Owls/ });
    await expect(pressEndOf(row)).toBe(link);
    // What stands in the row beside the link is reached all the same.
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(within(row).getByRole('checkbox')).toBeChecked();
    const { x, y, width, height } = within(row)
      .getByRole('button', { name: 'Follow' })
      .getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(found?.closest('button')).toHaveTextContent('Follow');
  },
});

export const PressedWithEnter = meta.story({
  args: { onRowAction: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Owls' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledWith('owls');
    await expect(pressEndOf(canvas.getByRole('row', { name: /Foxes/ }))).toHaveTextContent('Foxes');
  },
});

/** A table without a control is scrolled with the keys too. */
export const ScrolledWithTheKeys = meta.story({
  args: {
    ...Scrolling.input.args,
    columns: wideColumns.map((column) => ({ ...column, isSortable: false })),
  },
  globals: Scrolling.input.globals,
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Puan durumu' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
});

/** The edges of the table's place that have the sign of columns beyond them, as they are painted. */
function signedEdges(region: HTMLElement) {
  const place = region.getBoundingClientRect();
  const signs = [...(region.parentElement?.children ?? [])].filter(
    (part) => getComputedStyle(part).pointerEvents === 'none',
  );
  return signs
    .map((sign) => {
      const { left, width } = sign.getBoundingClientRect();
      return left + width / 2 < place.left + place.width / 2 ? 'left' : 'right';
    })
    .toSorted();
}

/** Whoever sees a part of the columns sees that there are more, and at which edge. */
export const ASignAtTheEdgeWithMore = meta.story({
  ...Scrolling.input,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Puan durumu' });
    await waitFor(() => expect(signedEdges(region)).toEqual(['right']));
    region.scrollLeft = (region.scrollWidth - region.clientWidth) / 2;
    await waitFor(() => expect(signedEdges(region)).toEqual(['left', 'right']));
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(signedEdges(region)).toEqual(['left']));
  },
});

export const ASignAtTheOtherEdgeFromRightToLeft = meta.story({
  ...Scrolling.input,
  globals: { ...Scrolling.input.globals, direction: 'rtl', scheme: 'dark' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Puan durumu' });
    await waitFor(() => expect(signedEdges(region)).toEqual(['left']));
    region.scrollLeft = -region.scrollWidth;
    await waitFor(() => expect(signedEdges(region)).toEqual(['right']));
  },
});

export const IsNoStopWhereNothingScrolls = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const NeverWidensThePage = meta.story({
  args: { narrow: 'scroll', columns: withFollow },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** Proves A11Y-10. */
export const RingAndEdgeOfACheckboxInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  args: { selectLabels },
  play: async ({ canvas }) => {
    if (!areColoursForced()) return;
    const box = canvas.getByRole('checkbox', { name: 'Select Owls' });
    const mark = box.nextElementSibling as HTMLElement;
    box.focus({ focusVisible: true } as FocusOptions);
    await expect(getComputedStyle(mark).outlineStyle).toBe('solid');
    await expect(getComputedStyle(mark).outlineColor).toBe(systemColour('CanvasText'));
    if (!isVitest()) return;
    const { userEvent: realPointer } = await import('vitest/browser');
    await realPointer.hover(box);
    await waitFor(() => expect(box.matches(':hover')).toBe(true));
    await expect(getComputedStyle(mark).borderTopColor).toBe(systemColour('CanvasText'));
  },
});
