import preview from '#storybook/preview';
import { EachAppearance } from '#storybook/EachAppearance';
import { faintWords } from '#storybook/faintWords';
import { PlusIcon } from '@heroicons/react/24/outline';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Add match', onPress: fn(), onIntent: fn() },
});

export const Primary = meta.story({ tags: ['picture'] });

export const Outlined = meta.story({ args: { variant: 'outlined' } });

export const Quiet = meta.story({ args: { variant: 'quiet' } });

export const Danger = meta.story({ args: { variant: 'danger', children: 'Remove match' } });

export const Large = meta.story({ args: { size: 'large' } });

export const WithIcon = meta.story({ args: { icon: <Icon icon={PlusIcon} /> } });

export const FullWidth = meta.story({ args: { isFullWidth: true } });

export const LongTurkish = meta.story({
  args: { children: 'Karşılaşma programını öğretmenlerle paylaş ve değişiklikleri bildir' },
  globals: { viewport: { value: 'narrow' } },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

const variants = ['primary', 'outlined', 'quiet', 'danger'] as const;

/** Proves THEME-6: each variant, beside the same one that can be used. */
export const DisabledWordsAreSeen = meta.story({
  render: () => (
    <EachAppearance>
      {variants.map((variant) => (
        <div key={variant}>
          <Button variant={variant}>Add match</Button>{' '}
          <Button variant={variant} isDisabled>
            Add match
          </Button>
        </div>
      ))}
    </EachAppearance>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(8);
    await expect(faintWords(canvasElement, 3)).toEqual([]);
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const PressedWithEnterAndSpace = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const DisabledIsSkippedByTab = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
});

export const PendingKeepsFocusAndIgnoresPresses = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const IntentComesWithHover = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const IntentComesWithFocus = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(args.onIntent).toHaveBeenCalled();
  },
});
