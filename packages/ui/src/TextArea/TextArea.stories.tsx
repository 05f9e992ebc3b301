import preview from '#storybook/preview';
import { PaperAirplaneIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { englishMessages } from '../Form/testing/messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Controls/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message', onChange: fn() },
});

export const Empty = meta.story({ args: { placeholder: 'What should the team know?' } });

export const Required = meta.story({ args: { isRequired: true } });

export const Counted = meta.story({
  args: {
    hasCount: true,
    maxLength: 200,
    defaultValue: 'The bus leaves at nine.',
    description: 'Everybody in the team can read it.',
  },
});

export const Invalid = meta.story({
  args: { defaultValue: 'Hi', errorMessage: 'Write at least ten letters.' },
});

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'The bus leaves at nine.' },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'The bus leaves at nine.' },
});

/** The button keeps to the last line of the box, also where an error stands below. */
export const WithAnAction = meta.story({
  args: {
    isLabelHidden: true,
    rows: 1,
    maxRows: 6,
    defaultValue: 'The bus leaves at nine.',
    errorMessage: 'Not sent.',
    action: <IconButton label="Send" icon={PaperAirplaneIcon} />,
  },
  play: async ({ canvas }) => {
    const box = boxOf(canvas.getByRole('textbox'));
    const button = canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(box.right);
    await expect(Math.abs(middleOf(button) - middleOf(box))).toBeLessThanOrEqual(1);
  },
});

const boxOf = (field: HTMLElement) => (field.parentElement ?? field).getBoundingClientRect();
const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

/** It is not dragged, and leaves the rest of the window to what stands around it. */
export const GrowsUpToALimit = meta.story({
  args: { rows: 1, maxRows: 6 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
    const linesShown = () => (field.clientHeight - 24) / lineHeight;
    await expect(field).toHaveStyle({ resize: 'none' });
    await expect(linesShown()).toBeCloseTo(1, 0);
    await userEvent.click(field);
    await userEvent.paste('one\ntwo\nthree');
    await waitFor(() => expect(linesShown()).toBeCloseTo(3, 0));
    await userEvent.paste('\nand one more'.repeat(20));
    await waitFor(() => expect(linesShown()).toBeCloseTo(6, 0));
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
});

/** As in Safari 17.5 and Firefox 120, which have no `field-sizing`. */
function withoutFieldSizing() {
  const fixed = document.createElement('style');
  fixed.textContent = 'textarea { field-sizing: fixed !important }';
  document.head.append(fixed);
  return () => fixed.remove();
}

/** Proves PRODUCT-12, CHAT-16. */
export const GrowsUpToALimitInAnOlderBrowser = meta.story({
  ...GrowsUpToALimit.input,
  beforeEach: withoutFieldSizing,
});

/** Proves PRODUCT-12: with the text, which a page may set, and back; what a person has dragged stays. */
export const GrowsAndShrinksInAnOlderBrowser = meta.story({
  args: { rows: 1, value: 'one' },
  beforeEach: withoutFieldSizing,
  render: function Controlled({ value = '', ...args }) {
    const [text, setText] = useState(value);
    return (
      <>
        <TextArea {...args} value={text} onChange={setText} />
        <button type="button" onClick={() => setText('one\ntwo\nthree')}>
          Three lines
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const oneLine = field.clientHeight;
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Three lines' }));
    await expect(field.clientHeight).toBeCloseTo(oneLine + 2 * lineHeight, -1);
    await expect(field.scrollHeight).toBe(field.clientHeight);
    await userEvent.clear(field);
    await expect(field.clientHeight).toBe(oneLine);
    field.style.height = '300px';
    await userEvent.type(field, 'one');
    await expect(field).toHaveStyle({ height: '300px' });
  },
});

export const Dark = meta.story({
  args: { hasCount: true, maxLength: 200, description: 'Everybody in the team can read it.' },
  globals: { scheme: 'dark' },
});

export const LongTurkish = meta.story({
  args: {
    label: 'Takımdaki öğrencilere ve velilerine iletilecek duyuru',
    description: 'Gönderdiğiniz duyuru takımdaki herkes tarafından görüntülenebilir.',
    hasCount: true,
    maxLength: 500,
    defaultValue:
      'Değerli velilerimiz, cumartesi günkü karşılaşmamız yoğun yağış nedeniyle Çiğdemtepe Kapalı Spor Salonu’nda oynanacaktır.',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const EnterBreaksTheLine = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'one{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('one\ntwo');
  },
});

/** A pasted text is not cut off, and an emoji of two UTF-16 units counts as one character. */
export const LongerThanItMayBe = meta.story({
  args: { hasCount: true, maxLength: 10 },
  render: (args) => (
    <Form messages={englishMessages} onSubmit={() => {}}>
      <TextArea {...args} />
      <button type="submit">Send</button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('⚽🏀🏐🏉🏏🏑🏓🏸🥅🏆');
    await expect(canvas.getByText('10/10')).toBeVisible();
    await expect(field).toBeValid();
    const usual = getComputedStyle(canvas.getByText('10/10')).color;
    await userEvent.paste('!');
    await expect(canvas.getByText('11/10')).toBeVisible();
    // Before the field is left, in words and not by the colour of the count alone (A11Y-9).
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(englishMessages.tooLong(10));
    const words = canvas.getByText(englishMessages.tooLong(10));
    await expect(words).toBeVisible();
    const { color } = getComputedStyle(canvas.getByText('11/10'));
    await expect(color).toBe(getComputedStyle(words).color);
    await expect(color).not.toBe(usual);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toBeValid();
    await userEvent.paste('!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/10/);
  },
});

export const CountsWhatIsTyped = meta.story({
  args: { hasCount: true, maxLength: 10 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'kickoff');
    await expect(canvas.getByText('7/10')).toBeVisible();
  },
});
