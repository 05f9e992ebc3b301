import preview from '#storybook/preview';
import { TrophyIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader', { name: 'Loading the standings' })).toHaveLength(
      3,
    );
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
