import { areColoursForced, inForcedColours, systemColour } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { englishMessages } from '../Form/testing/messages.ts';
import { LocaleProvider } from '../locale/index.ts';
import { TextField } from '../TextField/index.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

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

export const ReadOnly = meta.story({ args: { isReadOnly: true } });

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

const onSubmit = fn();

/** Proves TIME-10. */
export const HalfTyped = meta.story({
  args: { value: null },
  render: (args) => (
    <Form messages={englishMessages} onSubmit={onSubmit}>
      <DateField {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const [month, , year] = canvas.getAllByRole('spinbutton') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await userEvent.click(month);
    await userEvent.keyboard('0415');
    await expect(year).toHaveFocus();
    // Not yet, while it is being typed.
    await expect(canvas.queryByText('This date is not complete.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This date is not complete.')).toBeVisible();
    await expect(month).toHaveFocus();
    await expect(month).toBeInvalid();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

/** Proves TIME-10: whether the rest was typed or removed. */
export const HalfTypedIsCorrected = meta.story({
  ...HalfTyped.input,
  args: { value: undefined },
  play: async (context) => {
    await HalfTyped.input.play?.(context);
    const { canvas, userEvent } = context;
    const [month, day, year] = canvas.getAllByRole('spinbutton') as HTMLElement[];
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(year as HTMLElement);
    await userEvent.keyboard('2026');
    await userEvent.click(save);
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('This date is not complete.')).toBeNull();
    for (const part of [month, day, year]) {
      await userEvent.click(part as HTMLElement);
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await userEvent.click(save);
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
});

/** Draws its parent again at each key, and once more in the other language. */
function InAParent(args: DateFieldProps) {
  const [, countKeys] = useState(0);
  const [value, setValue] = useState<string | null>('2026-04-15');
  const [locale, setLocale] = useState('en-US');
  return (
    <LocaleProvider locale={locale}>
      <div onKeyUp={() => countKeys((keys) => keys + 1)}>
        <DateField {...args} value={value} onChange={setValue} />
      </div>
      <Button onPress={() => setLocale('tr-TR')}>Türkçe</Button>
    </LocaleProvider>
  );
}

/** Proves TIME-10, LANG-16: neither a parent that is drawn again nor another language takes it away. */
export const HalfTypedStays = meta.story({
  args: { onIncompleteChange: fn() },
  render: (args) => <InAParent {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const partOf = (name: RegExp) => canvas.getByRole('spinbutton', { name });
    await userEvent.click(partOf(/^day/));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(partOf(/^day/)).toHaveTextContent('dd');
    await expect(partOf(/^month/)).toHaveTextContent('05');
    await expect(args.onIncompleteChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Türkçe' }));
    await waitFor(() => expect(partOf(/^gün/)).toHaveTextContent('gg'));
    await expect(partOf(/^ay/)).toHaveTextContent('05');
    await userEvent.click(partOf(/^gün/));
    await userEvent.keyboard('09');
    await expect(args.onIncompleteChange).toHaveBeenLastCalledWith(false);
  },
});

/** Proves A11Y-10: the focused part differs from the others, also where forced colours take its surface. */
export const TheFocusedPartInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  play: async ({ canvas, userEvent }) => {
    if (!areColoursForced()) return;
    await userEvent.tab();
    const [focused, other] = canvas.getAllByRole('spinbutton');
    if (!focused || !other) throw new Error('There are no parts');
    await expect(focused).toHaveFocus();
    await expect(getComputedStyle(focused).backgroundColor).toBe(systemColour('Highlight'));
    await expect(getComputedStyle(focused).color).toBe(systemColour('HighlightText'));
    await expect(getComputedStyle(other).backgroundColor).not.toBe(systemColour('Highlight'));
  },
});
