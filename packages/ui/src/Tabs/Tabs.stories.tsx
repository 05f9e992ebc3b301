import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Controls/Tabs',
  component: Tabs,
  args: {
    label: 'Match',
    onSelectionChange: fn(),
    tabs: [
      { id: 'overview', label: 'Overview', content: <p>Kick-off at 18:30.</p> },
      {
        id: 'events',
        label: 'Events',
        badge: <Badge count={3} />,
        content: <p>Three goals so far.</p>,
      },
      { id: 'archive', label: 'Archive', content: <p>Nothing yet.</p>, isDisabled: true },
      { id: 'teams', label: 'Teams', content: <p>Both teams are complete.</p> },
    ],
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
