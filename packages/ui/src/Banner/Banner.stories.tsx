import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Controls/Banner',
  component: Banner,
  args: { title: 'Kick-off moved to 18:30', children: 'The pitch is being cleared of snow.' },
});

export const Info = meta.story();

export const Neutral = meta.story({ args: { tone: 'neutral' } });

export const Success = meta.story({
  args: { tone: 'success', title: 'The season is published', children: undefined },
});

export const Warning = meta.story({
  args: { tone: 'warning', title: 'You are offline', children: 'Scores may be out of date.' },
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'The result was not saved',
    children: 'Another person changed it.',
  },
});

export const InTheDark = meta.story({
  render: () => (
    <div>
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title="Kick-off moved to 18:30">
          The pitch is being cleared of snow.
        </Banner>
      ))}
    </div>
  ),
  globals: { scheme: 'dark' },
});

export const WithAction = meta.story({
  args: { tone: 'warning', action: <Button variant="outlined">Show the new time</Button> },
});

export const Dismissible = meta.story({ args: { onDismiss: fn(), dismissLabel: 'Dismiss' } });

export const LongTurkish = meta.story({
  args: {
    title: 'Karşılaşmanın başlama saati 18.30 olarak değiştirildi',
    children:
      'Yoğun kar yağışı nedeniyle sahanın temizlenmesi bekleniyor; öğretmenler bilgilendirildi.',
    onDismiss: fn(),
    dismissLabel: 'Kapat',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const DismissedWithTheKeyboard = meta.story({
  args: { onDismiss: fn(), dismissLabel: 'Dismiss' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const DangerInterrupts = meta.story({
  args: { tone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kick-off moved to 18:30');
  },
});
