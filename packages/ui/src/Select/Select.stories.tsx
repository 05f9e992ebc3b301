import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Controls/Select',
  component: Select,
  args: {
    label: 'Sport',
    name: 'sport',
    placeholder: 'Any sport',
    onChange: fn(),
    options: [
      { id: 'football', label: 'Football' },
      { id: 'basketball', label: 'Basketball' },
      { id: 'volleyball', label: 'Volleyball', description: 'Indoors and on the beach' },
      { id: 'chess', label: 'Chess', isDisabled: true },
    ],
  },
});

export const Empty = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'volleyball' } });

export const Described = meta.story({ args: { description: 'It cannot be changed later.' } });

export const Required = meta.story({ args: { isRequired: true } });

export const Invalid = meta.story({ args: { errorMessage: 'Choose a sport.' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'football' } });

export const Open = meta.story({
  args: { defaultValue: 'basketball' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});

export const OpenDark = meta.story({
  args: { defaultValue: 'basketball' },
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});

export const LongTurkish = meta.story({
  args: {
    label: 'Karşılaşmanın oynanacağı kapalı spor salonu',
    placeholder: 'Salon seçiniz',
    defaultValue: 'a',
    options: [
      { id: 'a', label: 'Çiğdemtepe Şehit Öğretmenler Ortaokulu Kapalı Spor Salonu' },
      { id: 'b', label: 'Güneşlibahçe Gençlik ve Spor Merkezi' },
    ],
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const NamedByLabelAndValue = meta.story({
  args: { defaultValue: 'football' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Football Sport');
  },
});

export const ChosenWithArrowsAndEnter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Football' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Basketball' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('basketball');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const ChosenByTyping = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('vo');
    await expect(args.onChange).toHaveBeenCalledWith('volleyball');
  },
});

/** In the list, typing only moves: Enter chooses. */
export const TypingInTheListMovesToAnOption = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Football' })).toHaveFocus());
    await userEvent.keyboard('ba');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Basketball' })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ClosedWithEscape = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The page, which would move once the list is at its end, closes the list when it moves. */
export const TheListIsAllThatScrolls = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    const { overflowY, overscrollBehaviorY } = getComputedStyle(list);
    await expect([overflowY, overscrollBehaviorY]).toEqual(['auto', 'contain']);
  },
});
