import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SupportForm, type SupportFormProps, type SupportProgress } from './SupportForm.tsx';
import { message, nothing, progressOf, supportLabels, writing } from './testing/examples.ts';

function FormWithDraft(args: SupportFormProps) {
  const [draft, setDraft] = useState(args.draft);
  return (
    <SupportForm
      {...args}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        args.onDraftChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Shell/SupportForm',
  component: SupportForm,
  args: {
    labels: supportLabels,
    draft: nothing,
    progress: progressOf(writing),
    onDraftChange: fn(),
    onSend: fn(),
    onAnother: fn(),
  },
  render: (args) => <FormWithDraft {...args} />,
});

export const Blank = meta.story();

export const FilledInDark = meta.story({ args: { draft: message }, globals: { scheme: 'dark' } });

export const OnAPhone = meta.story({
  args: { draft: message },
  globals: { viewport: { value: 'narrow' } },
});

export const RightToLeft = meta.story({
  args: { draft: message },
  globals: { direction: 'rtl' },
});

export const Sending = meta.story({
  args: { draft: message, progress: progressOf({ state: 'sending' }) },
});

export const Sent = meta.story({
  args: { progress: progressOf({ state: 'sent' }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Thank you')).toBeVisible());
    await expect(screen.getByRole('group', { name: /^Thank you/ })).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: {
    draft: message,
    progress: progressOf({ state: 'failed', message: 'The message could not be sent.' }),
  },
});

export const FailedAtAField = meta.story({
  args: {
    draft: message,
    progress: progressOf({ state: 'failed', errors: { email: ['We cannot reach this address.'] } }),
  },
});

export const Offline = meta.story({
  args: { draft: message, isOffline: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

export const WithAnEnclosure = meta.story({
  args: {
    draft: message,
    diagnostics: {
      label: 'Send along: page /matches, version 1.2.0',
      isSelected: true,
      onChange: fn(),
    },
  },
});

export const EmptyFieldsAreNotSent = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus());
  },
});

export const EachKeyIsHandedOn = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Subject/ }), 'Hi');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...nothing, subject: 'Hi' });
  },
});

function FormAfterSending(args: SupportFormProps) {
  const [progress, setProgress] = useState(args.progress);
  return (
    <FormWithDraft
      {...args}
      progress={progress}
      onSend={() => setProgress({ state: 'sent' })}
      onAnother={() => setProgress(writing)}
    />
  );
}

/**
 * Proves SUPPORT-5, A11Y-3: what happens next is the name of what takes the focus, which is read. A live
 * region that appears with its text says nothing.
 */
export const WhatHappensNextIsReadOnArrival = meta.story({
  args: { draft: message },
  render: (args) => <FormAfterSending {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const { sentTitle, sentDescription, another } = supportLabels;
    const sent = await screen.findByRole('group', { name: `${sentTitle}. ${sentDescription}` });
    await expect(sent).toHaveFocus();
    await expect(sent).toHaveTextContent(sentDescription);
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: another })).toHaveFocus();
  },
});

export const AnotherMessageBeginsAtTheFirstField = meta.story({
  args: { progress: progressOf({ state: 'sent' }) },
  render: (args) => <FormAfterSending {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus());
  },
});

function FormWithTheApi(args: SupportFormProps) {
  const [progress, setProgress] = useState<SupportProgress>(writing);
  async function send(draft: SupportFormProps['draft']) {
    const { ok } = await fetch('/api/support/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
    });
    setProgress(ok ? { state: 'sent' } : { state: 'failed', message: 'Refused' });
  }
  return <FormWithDraft {...args} progress={progress} onSend={(draft) => void send(draft)} />;
}

export const FromTheApi = meta.story({
  args: { draft: message },
  render: (args) => <FormWithTheApi {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText('Thank you')).toBeVisible());
  },
});
