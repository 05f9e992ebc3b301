import { boxOf } from '#storybook/boxOf';
import { areColoursForced, inForcedColours, systemColour } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const tabs: TabsProps['tabs'] = [
  { id: 'overview', label: 'Overview', content: <p>Kick-off at 18:30.</p> },
  {
    id: 'events',
    label: 'Events',
    badge: <Badge count={3} />,
    content: <p>Three goals so far.</p>,
  },
  { id: 'archive', label: 'Archive', content: <p>Nothing yet.</p>, isDisabled: true },
  { id: 'teams', label: 'Teams', content: <p>Both teams are complete.</p> },
];

const meta = preview.meta({
  title: 'Controls/Tabs',
  component: Tabs,
  args: {
    label: 'Match',
    onSelectionChange: fn(),
    tabs,
  },
});

export const FirstTab = meta.story();

export const InDark = meta.story({ globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: {
    label: 'Karşılaşma',
    tabs: [
      { id: 'overview', label: 'Genel görünüm', content: <p>Başlama saati 18.30.</p> },
      { id: 'events', label: 'Karşılaşma olayları', content: <p>Şimdilik üç gol.</p> },
      { id: 'teams', label: 'Takım kadroları', content: <p>Kadrolar tamam.</p> },
    ],
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const ArrowsMoveBetweenTabs = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('tab', { selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('events');
    await expect(canvas.getByText('Three goals so far.')).toBeVisible();
  },
});

export const ArrowsSkipWhatIsDisabled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Teams' })).toHaveFocus();
  },
});

export const HomeAndEndOpenTheFirstAndTheLast = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Teams' })).toHaveFocus();
    await expect(canvas.getByText('Both teams are complete.')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await expect(canvas.getByText('Kick-off at 18:30.')).toBeVisible();
  },
});

export const TabLeadsIntoThePanel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { selected: true });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus();
  },
});

export const KeptOutside = meta.story({
  args: { selectedKey: 'teams' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('overview');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Teams');
  },
});

/** The sides of the row at which it fades. */
function fadesAt(row: HTMLElement) {
  const { left, width } = row.getBoundingClientRect();
  return [...(row.parentElement?.children ?? [])]
    .filter((part) => part !== row && getComputedStyle(part).backgroundImage !== 'none')
    .map((fade) => (fade.getBoundingClientRect().left < left + width / 2 ? 'left' : 'right'))
    .toSorted();
}

/** Proves A11Y-6: tabs beyond an edge are announced by a fade, which takes no room. */
export const AFadeAtTheEdgeWithMoreTabs = meta.story({
  args: LongTurkish.input.args,
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('tablist');
    await waitFor(() => expect(fadesAt(row)).toEqual(['right']));
    const { height } = boxOf(row.parentElement);
    await expect(height).toBe(boxOf(row).height);
    row.scrollLeft = 30;
    await waitFor(() => expect(fadesAt(row)).toEqual(['left', 'right']));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(fadesAt(row)).toEqual(['left']));
  },
});

export const AFadeAtTheOtherEdgeFromRightToLeft = meta.story({
  args: LongTurkish.input.args,
  globals: { viewport: { value: 'narrow' }, language: 'tr', direction: 'rtl', scheme: 'dark' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('tablist');
    await waitFor(() => expect(fadesAt(row)).toEqual(['left']));
    row.scrollLeft = -row.scrollWidth;
    await waitFor(() => expect(fadesAt(row)).toEqual(['right']));
  },
});

/** The fade comes and goes with the width of the window. */
export const NoFadeWhereAllTabsFit = meta.story({
  args: { tabs: tabs.slice(0, 2) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('tablist');
    await expect(row.scrollWidth).toBe(row.clientWidth);
    await expect(fadesAt(row)).toEqual([]);
    canvasElement.style.inlineSize = '120px';
    await waitFor(() => expect(fadesAt(row)).toEqual(['right']));
    canvasElement.style.inlineSize = '';
    await waitFor(() => expect(fadesAt(row)).toEqual([]));
  },
});

export const DisabledInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Archive' });
    if (!areColoursForced()) return;
    await expect(getComputedStyle(tab).color).toBe(systemColour('GrayText'));
  },
});
