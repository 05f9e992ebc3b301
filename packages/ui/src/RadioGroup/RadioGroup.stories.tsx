import { boxOf } from '#storybook/boxOf';
import { areColoursForced, inForcedColours, systemColour } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Who sees this message',
    onChange: fn(),
    children: (
      <>
        <Radio value="team">The team</Radio>
        <Radio value="school">The school</Radio>
        <Radio value="everybody">Everybody</Radio>
      </>
    ),
  },
});

export const Vertical = meta.story({ args: { defaultValue: 'team' } });

export const Horizontal = meta.story({
  args: { defaultValue: 'team', orientation: 'horizontal' },
  play: async ({ canvas }) => {
    // Beside each other, on one line.
    const [first, second] = canvas.getAllByRole('radio').map((each) => each.closest('label'));
    await expect(boxOf(second).top).toBe(boxOf(first).top);
  },
});

export const Described = meta.story({
  args: {
    description: 'It can be changed until the message is sent.',
    children: (
      <>
        <Radio value="team" description="Players and their coaches.">
          The team
        </Radio>
        <Radio value="school" description="All who have an account of this school.">
          The school
        </Radio>
      </>
    ),
  },
});

export const Required = meta.story({ args: { isRequired: true } });

export const Invalid = meta.story({ args: { errorMessage: 'Choose who sees it.' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'team' } });

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'team' } });

export const Dark = meta.story({ args: { defaultValue: 'team' }, globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: {
    label: 'Duyuruyu görüntüleyebilecek kişiler',
    defaultValue: 'team',
    children: (
      <>
        <Radio value="team" description="Öğrenciler, çalıştırıcıları ve velileri.">
          Takımdaki öğrencilerin velilerinin tamamı
        </Radio>
        <Radio value="school">Çiğdemtepe Şehit Öğretmenler Ortaokulu</Radio>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const MovedThroughWithArrows = meta.story({
  args: { defaultValue: 'team' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'The school' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('school');
  },
});

export const WrapsAround = meta.story({
  args: { defaultValue: 'team' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Everybody' })).toBeChecked();
  },
});

/** Proves A11Y-10. */
export const RingAndEdgeInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  args: { defaultValue: 'team' },
  play: async ({ canvas, userEvent }) => {
    if (!areColoursForced()) return;
    const [chosen, other] = canvas.getAllByRole('radio').map((radio) => ({
      radio,
      mark: radio.closest('label')?.querySelector('[aria-hidden="true"]') as HTMLElement,
    }));
    if (!chosen || !other) throw new Error('There is no choice');
    await userEvent.tab();
    await expect(chosen.radio).toHaveFocus();
    await expect(getComputedStyle(chosen.mark).outlineStyle).toBe('solid');
    await expect(getComputedStyle(chosen.mark).outlineColor).toBe(systemColour('CanvasText'));
    await userEvent.hover(other.radio);
    await expect(other.mark.closest('[data-hovered]')).not.toBeNull();
    await expect(getComputedStyle(other.mark).borderTopColor).toBe(systemColour('CanvasText'));
  },
});
