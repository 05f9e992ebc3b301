import preview from '#storybook/preview';
import { calls } from '@touchline/contract/calls/adminMessages';
import { useState } from 'react';
import * as v from 'valibot';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { startFresh } from '#testing/startFresh.ts';
import { BodyEditor, type BodyEditorProps } from './BodyEditor.tsx';

/** What people paste, and what somebody could make them paste. */
const pasted = [
  '<h1>Kick-off</h1><div><span style="color:red">at <b>noon</b></span></div>',
  '<table><tr><td>U14</td><td>U16</td></tr></table>',
  '<p onclick="alert(1)">one<script>alert(1)</script><br>two</p>',
  '<a href="javascript:alert(1)">bad</a> <a href="https://a.example/x">good</a>',
  '<a href="//evil.example">bad</a><img src="x" onerror="alert(1)"><svg onload="alert(1)"></svg>',
  '<ul><li>one<ul><li>two</li></ul></li></ul><iframe src="https://a.example"></iframe>',
  '<p>1 &lt; 2 &amp; &quot;3&quot; > 2</p>',
];

/** Holds the value in its state, as a form does. */
function Kept({ value, onChange, ...rest }: BodyEditorProps) {
  const [html, setHtml] = useState(value);
  return (
    <BodyEditor
      {...rest}
      value={html}
      onChange={(next) => {
        setHtml(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Pages/MessageRecord/BodyEditor',
  component: BodyEditor,
  render: (args) => <Kept {...args} />,
  beforeEach: (context) => startFresh({ args: {}, globals: context.globals }),
  args: {
    name: 'message.body',
    label: 'Text',
    description: 'At most 2000 characters.',
    value: '<p>On <strong>Friday</strong></p><ul><li><p>U14</p></li></ul>',
    isReadOnly: false,
    onChange: fn(),
  },
});

export const Usual = meta.story();

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { language: 'tr' } });

export const ReadOnly = meta.story({ args: { isReadOnly: true } });

export const Invalid = meta.story({
  args: { value: '', errorMessage: 'Fill in this field.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Fill in this field/);
    await expect(canvas.getByRole('button', { name: 'Take back' })).toBeDisabled();
  },
});

/**
 * Proves A11Y-2: all four sides of the ring are seen, because it lies inside of the edge of the text,
 * where nothing else is drawn.
 */
export const TheWholeRing = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    box.focus();
    const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(box);
    await expect(outlineStyle).toBe('solid');
    await expect(Number.parseFloat(outlineOffset)).toBeLessThanOrEqual(
      -Number.parseFloat(outlineWidth),
    );
  },
});

/** The name of the key that formats, which is another one on a Mac. */
const modifier = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? 'Meta' : 'Control';

/** Proves ADMIN-115, SEC-3. */
export const WhateverIsPasted = meta.story({
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox');
    for (const html of pasted) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      fireEvent(box, event);
    }
    await waitFor(() => expect(args.onChange.mock.lastCall?.[0]).toMatch(/&gt; 2<\//));
    const written = String(args.onChange.mock.lastCall?.[0]);
    const { body } = calls.createAdminMessage.body.entries.message.entries;
    await expect(v.safeParse(body, written).issues).toBeUndefined();
    await expect(box).toHaveTextContent(/Kick-off.*noon.*U14.*U16.*good.*two/);
    await expect(written.match(/<a /g)).toHaveLength(1);
  },
});

/**
 * Proves ADMIN-115: a list is never nested in an empty item, which readers would see as an empty
 * bullet.
 */
export const AListThatHangsOnNothing = meta.story({
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const clipboardData = new DataTransfer();
    const html =
      '<ul><li><ul><li>one</li></ul></li><li><br><ol><li>two</li></ol></li></ul><ul><ul><li>three</li></ul></ul>';
    clipboardData.setData('text/html', html);
    const options = { clipboardData, bubbles: true, cancelable: true };
    fireEvent(canvas.getByRole('textbox'), new ClipboardEvent('paste', options));
    await waitFor(() => expect(args.onChange.mock.lastCall?.[0]).toMatch(/three/));
    await expect(args.onChange.mock.lastCall?.[0]).toBe(
      '<ul><li><p>one</p><ol><li>two</li></ol></li></ul><ul><li>three</li></ul>',
    );
  },
});

/** Proves ADMIN-115. */
export const AListAndBack = meta.story({
  args: { value: '<p>At noon</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('button', { name: 'List' });
    const undo = canvas.getByRole('button', { name: 'Take back' });
    await expect(undo).toBeDisabled();
    await userEvent.click(list);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<ul><li>At noon</li></ul>'),
    );
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await waitFor(() => expect(list).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(undo);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>At noon</p>'));
    await expect(undo).toBeDisabled();
    // Changing an attribute of the field does not change its text, so redo still works.
    canvas.getByRole('textbox').setAttribute('aria-invalid', 'true');
    await Promise.resolve();
    await expect(undo).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Do again' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<ul><li>At noon</li></ul>'),
    );
  },
});

/** Proves ADMIN-115. */
export const KeysThatFormat = meta.story({
  args: { value: '<p>At noon</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    box.focus();
    getSelection()?.selectAllChildren(box);
    await userEvent.keyboard(`{${modifier}>}b{/${modifier}}`);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>At noon</strong></p>'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.keyboard(`{${modifier}>}i{/${modifier}}`);
    await waitFor(() =>
      expect(args.onChange.mock.lastCall?.[0]).toMatch(/<em>(?:<strong>)?At noon|<strong><em>/),
    );
    // Formats that a body may not contain are not produced either.
    await userEvent.keyboard(`{${modifier}>}ud{/${modifier}}`);
    fireEvent(box, new InputEvent('beforeinput', { inputType: 'formatUnderline', bubbles: true }));
    await expect(box.querySelector('u, code')).toBeNull();
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
  },
});

/** Proves ADMIN-115. */
export const ALink = meta.story({
  args: { value: '<p>Read on</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const link = canvas.getByRole('button', { name: 'Link' });
    await expect(link).toBeDisabled();
    box.focus();
    getSelection()?.selectAllChildren(box);
    await waitFor(() => expect(link).toBeEnabled());
    await userEvent.click(link);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '/matches');
    await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="/matches">Read on</a></p>'),
    );
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.click(link);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Read on</p>'));
  },
});
