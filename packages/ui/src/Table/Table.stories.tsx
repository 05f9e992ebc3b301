import preview from '#storybook/preview';
import { TrophyIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import type { TableColumn, TableSort } from './column.ts';
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
    onSort: fn(),
    onSelect: fn(),
  },
});

export const Plain = meta.story();

export const Sorted = meta.story({ args: { sort: { column: 'points', direction: 'descending' } } });

export const Selectable = meta.story({
  args: { selectionMode: 'multiple', defaultSelected: new Set(['owls']) },
});

export const WithButtons = meta.story({ args: { columns: withFollow } });

export const Linked = meta.story({ args: { rowHref: ({ id }) => `#${id}` } });

export const Empty = meta.story({ args: { rows: [] } });

export const Loading = meta.story({ args: { rows: [], isLoading: true } });

export const LoadingAsSkeletons = meta.story({
  args: { rows: [], isLoading: true, skeletonRows: 3, selectionMode: 'multiple' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading the standings')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(3);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

const many = Array.from({ length: 25 }, (_, index) => ({
  id: `team-${index}`,
  name: `Team ${index + 1}`,
  school: 'Northgate School',
  played: 12,
  points: index,
}));

function TwoPages(props: TableProps<Team>) {
  const [rows, setRows] = useState(many);
  const next = () => setRows(many.map((team) => ({ ...team, id: `next-${team.id}` })));
  return (
    <>
      <Table {...props} rows={rows} />
      <Button onPress={next}>Next page</Button>
    </>
  );
}

/** Another page of rows comes in stages, below which nothing moves. */
export const ManyRowsComeInStages = meta.story({
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const rowCount = () => canvasElement.querySelectorAll('tbody tr').length;
    await waitFor(() => expect(rowCount()).toBe(25));
    const button = canvas.getByRole('button', { name: 'Next page' });
    const place = button.offsetTop;
    const seen: { rows: number; place: number }[] = [];
    const observer = new MutationObserver(() =>
      seen.push({ rows: rowCount(), place: button.offsetTop }),
    );
    observer.observe(canvasElement, { childList: true, subtree: true });
    // By itself, since a press of the testing library waits until React has nothing left to draw.
    button.click();
    await waitFor(() => expect(seen.at(-1)?.rows).toBe(25));
    observer.disconnect();
    await expect(seen.some(({ rows }) => rows < 25)).toBe(true);
    await expect(seen.filter((each) => each.place !== place)).toEqual([]);
  },
});

export const LoadingMore = meta.story({ args: { isLoading: true } });

export const Dark = meta.story({
  args: {
    selectionMode: 'multiple',
    defaultSelected: new Set(['owls']),
    sort: { column: 'points', direction: 'descending' },
  },
  globals: { scheme: 'dark' },
});

export const Cards = meta.story({
  args: {
    selectionMode: 'multiple',
    columns: turkishColumns,
    rows: turkishTeams,
    label: 'Puan durumu',
    sort: { column: 'points', direction: 'descending' },
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

/** Proves LANG-24. */
export const SpeaksTurkish = meta.story({
  args: { ...Cards.input.args, sort: { column: 'points', direction: 'ascending' } },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Tümünü Seç/ })).toBeInTheDocument();
    await expect(canvas.getAllByRole('checkbox', { name: /^Seç /i })).toHaveLength(
      turkishTeams.length,
    );
    const header = canvas.getByRole('columnheader', { name: 'Toplam puan' });
    await expect(header).toHaveAccessibleDescription(/sıralanabilir sütun/i);
    await expect(canvas.queryByText(/sortable|ascending/)).toBeNull();
  },
});

export const CardsEmpty = meta.story({
  args: { rows: [] },
  globals: { viewport: { value: 'narrow' } },
});

export const Scrolling = meta.story({
  args: { narrow: 'scroll', columns: turkishColumns, rows: turkishTeams, label: 'Puan durumu' },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const RightToLeft = meta.story({
  args: { selectionMode: 'multiple' },
  globals: { direction: 'rtl' },
});

function Sorting(props: TableProps<Team>) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  return (
    <Table
      {...props}
      sort={sort}
      onSort={(next) => {
        props.onSort?.(next);
        setSort(next);
      }}
    />
  );
}

export const SortedByKeyboard = meta.story({
  render: (args) => <Sorting {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
    await expect(canvas.getByRole('columnheader', { name: 'Team' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

export const MovedThroughWithArrows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('rowheader', { name: 'Owls' })).toHaveFocus();
  },
});

export const ChosenWithSpace = meta.story({
  args: { selectionMode: 'multiple' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['falcons', 'owls']));
    await expect(canvas.getByRole('row', { name: 'Owls' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const ChoosesAllFromTheHead = meta.story({
  args: { selectionMode: 'multiple' },
  play: async ({ args, canvas, userEvent }) => {
    const [all] = await canvas.findAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['falcons', 'owls', 'foxes']));
  },
});

export const RowsAreNamedByTheirHeader = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: 'Falcons' });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Falcons');
  },
});

export const PressedWithEnter = meta.story({
  args: { onRowPress: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowPress).toHaveBeenCalledWith('owls');
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
