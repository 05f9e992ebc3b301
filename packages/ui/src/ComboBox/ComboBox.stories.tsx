import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Option } from '../internal/Options.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const schools: Option[] = [
  { id: 'northgate', label: 'Northgate School', description: 'Leeds' },
  { id: 'riverside', label: 'Riverside School', description: 'York' },
  { id: 'hilltop', label: 'Hilltop Academy', description: 'Leeds' },
];

/** Waits until the option is highlighted, so that Enter chooses it. */
async function reached(name: RegExp) {
  await waitFor(() =>
    expect(screen.getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name }).id,
    ),
  );
}

const meta = preview.meta({
  title: 'Controls/ComboBox',
  component: ComboBox,
  args: {
    label: 'School',
    name: 'school',
    placeholder: 'Type a name',
    options: schools,
    labels: { loading: 'Looking for schools', empty: 'No results found!' },
    onChange: fn(),
  },
});

export const Empty = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'riverside' } });

export const Described = meta.story({ args: { description: 'As registered for this season.' } });

export const Required = meta.story({ args: { isRequired: true } });

export const Invalid = meta.story({ args: { errorMessage: 'Choose a school.' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'riverside' } });

/** Proves THEME-14: nothing is there to open. */
export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'riverside' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await waitFor(() => expect(field).toHaveValue('Riverside School'));
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});

export const OpenDark = meta.story({
  globals: { scheme: 'dark' },
  args: { defaultValue: 'riverside' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});

export const Loading = meta.story({
  args: { isLoading: true, options: [], onSearch: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'no');
    await waitFor(() => expect(screen.getByText('Looking for schools')).toBeVisible());
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('No results found!')).toBeVisible());
  },
});

function Suggestions(props: ComboBoxProps) {
  const [text, setText] = useState('');
  return <ComboBox {...props} allowsCustomValue inputValue={text} onInputChange={setText} />;
}

/** Any text is an answer; the options are suggestions for it. */
export const CustomValue = meta.story({
  render: (props) => <Suggestions {...props} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Night school');
    await expect(screen.queryByText('No results found!')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveValue('Night school');
    await userEvent.clear(field);
    await userEvent.type(field, 'hill{ArrowDown}');
    await reached(/Hilltop/);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Hilltop Academy');
    await userEvent.type(field, ' West');
    await userEvent.tab();
    await expect(field).toHaveValue('Hilltop Academy West');
  },
});

export const LongTurkish = meta.story({
  args: {
    label: 'Öğrencinin kayıtlı olduğu okul',
    placeholder: 'Okulun adını yazmaya başlayınız',
    options: [{ id: 'a', label: 'Çiğdemtepe Şehit Öğretmenler Ortaokulu', description: 'Iğdır' }],
    labels: { loading: 'Okullar aranıyor', empty: 'Sonuç bulunamadı!' },
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});

/** Proves LANG-24. */
export const SpeaksTurkish = meta.story({
  args: { label: 'Okul', placeholder: 'Adını yazın' },
  globals: { language: 'tr' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(/^Önerileri göster/);
    await userEvent.click(button);
    await expect(await screen.findByRole('listbox')).toHaveAccessibleName(/Öneriler/);
    const announcements = () => [...document.querySelectorAll('[data-live-announcer] [role] > *')];
    // An announcement stays in the document for seconds, also that of the story before.
    const before = new Set(announcements());
    const announced = () =>
      announcements()
        .filter((each) => !before.has(each))
        .map(({ textContent }) => textContent)
        .join();
    await userEvent.type(canvas.getByRole('combobox'), 'hill');
    await waitFor(() => expect(announced()).toMatch(/1 seçenek/));
    await expect(announced()).not.toMatch(/option|available/);
  },
});

export const ChosenByPress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'school');
    await userEvent.click(await screen.findByRole('option', { name: /Riverside/ }));
    await expect(args.onChange).toHaveBeenCalledWith('riverside');
  },
});

export const ChosenWithArrowsAndEnter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'school');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await reached(/Northgate/);
    await userEvent.keyboard('{ArrowDown}');
    await reached(/Riverside/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('riverside');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Riverside School'));
  },
});

export const FilteredByWhatIsTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'hill');
    await screen.findByRole('listbox');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
});

export const ClearedGivesNull = meta.story({
  args: { defaultValue: 'riverside' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByDisplayValue('Riverside School'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
});

/** What is marked in the options that are shown. */
const marked = () =>
  [...document.querySelectorAll('[role="option"] mark')].map(({ textContent }) => textContent);

/** Proves LIST-10: whatever letters were typed; nothing is marked of what was chosen. */
export const WhatIsTypedIsMarked = meta.story({
  args: {
    label: 'Okul',
    options: [
      { id: 'a', label: 'Çiğdemtepe Ortaokulu', description: 'Iğdır' },
      { id: 'b', label: 'Iğdır Lisesi' },
    ],
  },
  globals: { language: 'tr' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'IGD');
    await waitFor(() => expect(marked()).toEqual(['iğd', 'Iğd', 'Iğd']));
    await userEvent.click(screen.getByRole('option', { name: 'Iğdır Lisesi' }));
    await waitFor(() => expect(box).toHaveValue('Iğdır Lisesi'));
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('option', { name: 'Iğdır Lisesi' });
    await expect(marked()).toEqual([]);
  },
});

function Asking(args: ComboBoxProps) {
  const [found, setFound] = useState<readonly Option[]>([]);
  return (
    <ComboBox
      {...args}
      options={found}
      onSearch={(text) => {
        args.onSearch?.(text);
        setFound(text.length < 2 ? [] : schools);
      }}
    />
  );
}

export const AsksTheAppForOptions = meta.story({
  args: { onSearch: fn() },
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'le');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(args.onSearch).toHaveBeenLastCalledWith('le');
  },
});

/** What the list leaves out is said in it, and again when other options are found. */
export const FirstOfMany = meta.story({
  render: (args) => <AskingMany {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'le');
    await waitFor(() =>
      expect(screen.getByText('3 of 40 shown; type more of the name')).toBeVisible(),
    );
    const more = screen.getByText(/of 40 shown/);
    await expect(more).toHaveRole('status');
    const options = screen.getByRole('listbox').getBoundingClientRect();
    await expect(more.getBoundingClientRect().top).toBeGreaterThanOrEqual(options.bottom);
    await expect(more.getBoundingClientRect().width).toBeLessThanOrEqual(options.width);
    await userEvent.type(canvas.getByRole('combobox'), 'eds');
    await waitFor(() => expect(more).toBeEmptyDOMElement());
  },
});

function AskingMany(args: ComboBoxProps) {
  const [isCut, setCut] = useState(false);
  return (
    <ComboBox
      {...args}
      onSearch={(text) => setCut(text.length === 2)}
      more={isCut ? '3 of 40 shown; type more of the name' : ''}
    />
  );
}

/** Proves SHELL-28: the page would scroll an option clear of a bar, which closes the list. */
export const StaysOpenOverABarAtTheEnd = meta.story({
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '300vh', paddingBlockStart: 'calc(100vh - 280px)' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = '144px';
    return () => style.removeProperty('scroll-padding-block-end');
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'school');
    const last = await screen.findByRole('option', { name: /Riverside/ });
    await expect(last.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 144);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await reached(/Riverside/);
    await expect(scrollY).toBe(0);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('Riverside School'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(getComputedStyle(document.documentElement).scrollPaddingBlockEnd).toBe('144px');
  },
});

export const DoesNotLookForWhatWasChosen = meta.story({
  args: { onSearch: fn() },
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'le');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
    await reached(/Northgate/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Northgate School'));
    await expect(args.onSearch).not.toHaveBeenCalledWith('Northgate School');
  },
});

/** Proves SEARCH-16: in a language with two kinds of i as well. */
export const FindsEveryKindOfI = meta.story({
  args: {
    label: 'Saat dilimi',
    placeholder: 'Ad yazın',
    options: ['Europe/Istanbul', 'Kıbrıs', 'Europe/Paris'].map((id) => ({ id, label: id })),
  },
  globals: { language: 'tr' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    for (const [typed, found] of [
      ['istanbul', 'Europe/Istanbul'],
      ['kibris', 'Kıbrıs'],
      ['PARİS', 'Europe/Paris'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await waitFor(() =>
        expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
          found,
        ]),
      );
    }
  },
});
