import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SupportButton } from './SupportButton.tsx';
import type { SupportDraft, SupportProgress } from './SupportForm.tsx';
import { SupportSheet, type SupportSheetProps } from './SupportSheet.tsx';
import { message, nothing, progressOf, supportLabels, writing } from './testing/examples.ts';

function SupportSheetOnAButton(args: SupportSheetProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  const [draft, setDraft] = useState(args.draft);
  return (
    <>
      <SupportButton label="Contact us" isExpanded={isOpen} onPress={() => setIsOpen(true)} />
      <SupportSheet
        {...args}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        draft={draft}
        onDraftChange={setDraft}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Shell/SupportSheet',
  component: SupportSheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    labels: supportLabels,
    draft: nothing,
    progress: progressOf(writing),
    onDraftChange: fn(),
    onSend: fn(),
    onAnother: fn(),
  },
  render: (args) => <SupportSheetOnAButton {...args} />,
});

export const Blank = meta.story({ tags: ['picture'] });

export const FilledInDark = meta.story({ args: { draft: message }, globals: { scheme: 'dark' } });

export const OnAPhone = meta.story({
  args: { draft: message },
  globals: { viewport: { value: 'narrow' } },
});

export const Sending = meta.story({
  args: { draft: message, progress: progressOf({ state: 'sending' }) },
});

export const Sent = meta.story({ args: { progress: progressOf({ state: 'sent' }) } });

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
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /^Email/ });
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const Offline = meta.story({ args: { draft: message, isOffline: true } });

export const SendsTheDraft = meta.story({
  args: { draft: message },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith(message);
  },
});

export const EmptyFieldsAreNotSent = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** Proves SUPPORT-13. */
export const ATextThatIsTooLongIsNotCut = meta.story({
  args: { draft: message },
  play: async ({ args, userEvent }) => {
    const tooLong = 'Wrong score 🏑'.repeat(10);
    const subject = await screen.findByRole('textbox', { name: /Subject/ });
    await userEvent.clear(subject);
    await userEvent.click(subject);
    await userEvent.paste(tooLong);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(subject).toHaveAccessibleDescription('Use at most 120 characters.'));
    await expect(subject).toHaveValue(tooLong);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** Proves SUPPORT-4. */
export const DraftSurvivesClosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Subject/ }), 'Wrong score');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us' }));
    await expect(await screen.findByRole('textbox', { name: /Subject/ })).toHaveValue(
      'Wrong score',
    );
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

export const TheEnclosureCanStayOut = meta.story({
  ...WithAnEnclosure.input,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await expect(args.diagnostics?.onChange).toHaveBeenCalledWith(false);
  },
});

export const OfflineCannotSend = meta.story({
  ...Offline.input,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

function SupportSheetWithTheApi(args: SupportSheetProps) {
  const [progress, setProgress] = useState<SupportProgress>(writing);
  async function send(draft: SupportDraft) {
    const { ok } = await fetch('/api/support/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
    });
    setProgress(ok ? { state: 'sent' } : { state: 'failed', message: 'Refused' });
  }
  return (
    <SupportSheetOnAButton {...args} progress={progress} onSend={(draft) => void send(draft)} />
  );
}

export const FromTheApi = meta.story({
  args: { draft: message },
  render: (args) => <SupportSheetWithTheApi {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText('Thank you')).toBeVisible());
    await expect(screen.getByRole('group', { name: /^Thank you/ })).toHaveFocus();
  },
});
