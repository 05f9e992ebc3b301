import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  title: 'Controls/DateField',
  component: DateField,
  args: { label: 'Given on', name: 'at', value: '2026-04-15', onChange: fn() },
});

export const Filled = meta.story();

export const Empty = meta.story({ args: { value: null } });

export const Described = meta.story({ args: { description: 'Without it: from today on.' } });

export const Required = meta.story({ args: { isRequired: true, value: null } });

export const Invalid = meta.story({ args: { errorMessage: 'The end is after the beginning.' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  args: { label: 'Verildiği gün' },
  globals: { language: 'tr' },
});

/** As large as what is typed into the fields beside it; on a phone large enough not to be zoomed. */
export const AsLargeAsOtherFields = meta.story({
  render: (args) => (
    <>
      <DateField {...args} />
      <TextField label="Time" value="14:30" onChange={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    const size = (element: HTMLElement) => getComputedStyle(element).fontSize;
    const [day] = canvas.getAllByRole('spinbutton');
    if (day) await expect(size(day)).toBe(size(canvas.getByRole('textbox')));
    await expect(day).toBeDefined();
  },
});

/** Proves TIME-4. */
export const TakesADayThatIsTyped = meta.story({
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('spinbutton');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('04152026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-15');
  },
});

/** Proves TIME-4: the same keys are another day where the day comes first. */
export const TakesTheOrderOfTheLanguage = meta.story({
  args: { value: undefined, label: 'Verildiği gün' },
  globals: { language: 'tr' },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('spinbutton');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('15042026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-15');
  },
});

export const ReadsOnlyADay = meta.story({
  args: { value: 'tomorrow' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveTextContent(/mm|dd/i);
  },
});

export const BeginsWithADay = meta.story({
  args: { value: undefined, defaultValue: '2026-04-15' },
  play: async ({ args, canvas, userEvent }) => {
    const [, day] = canvas.getAllByRole('spinbutton');
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-16');
    await expect(day).toHaveTextContent('16');
  },
});
