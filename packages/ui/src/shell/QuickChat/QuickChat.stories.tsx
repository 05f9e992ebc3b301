import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import type { seedChats } from '@touchline/mocks/fixtures/chats';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import type { Resource } from '../../resource/index.ts';
import { ToastRegion, toastQueue } from '../../ToastRegion/index.ts';
import type { ChatDrafts, ChatLine, ChatSummary, QuickChatProps } from './chatTypes.ts';
import { QuickChat } from './QuickChat.tsx';
import { QuickChatButton } from './QuickChatButton.tsx';
import { hasUnsent } from './useDrafts.ts';

const people: ChatSummary[] = [
  { id: 'coach', contact: { name: 'Deniz Acar' }, unreadCount: 2 },
  { id: 'office', contact: { name: 'School Office' }, unreadCount: 0 },
  { id: 'referee', contact: { name: 'Ruth Marsh' }, unreadCount: 0 },
];

const talk: ChatLine[] = [
  { id: '1', isMine: false, value: 'Is the pitch free?', createdAt: '2026-10-22T15:04:00Z' },
  { id: '2', isMine: true, value: 'From four o’clock on.', createdAt: '2026-10-22T15:09:00Z' },
  {
    id: '3',
    isMine: true,
    value: 'Please bring the blue bibs, the white ones are still in the wash.',
    createdAt: '2026-10-22T15:10:00Z',
  },
  { id: '4', isMine: false, value: 'Tamam, teşekkürler!', createdAt: '2026-10-23T08:00:00Z' },
];

const chats: Resource<readonly ChatSummary[]> = { state: 'ready', value: people };
const lines: Resource<readonly ChatLine[]> = { state: 'ready', value: talk };
const loadingLines: Resource<readonly ChatLine[]> = { state: 'loading' };
const failedLines = {
  state: 'failed',
  message: 'The server did not answer.',
  onRetry: fn(),
} as const;
const failedChats: Resource<readonly ChatSummary[]> = {
  state: 'failed',
  message: 'The server did not answer.',
  onRetry: fn(),
};

function QuickChatBesideAPage(args: QuickChatProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  const [selectedKey, setSelectedKey] = useState(args.selectedKey);
  return (
    <div style={{ display: 'flex', minBlockSize: '100dvh' }}>
      <main style={{ flex: 1 }}>
        <QuickChatButton label="Chat" isExpanded={isOpen} onPress={() => setIsOpen(true)} />
      </main>
      <QuickChat
        {...args}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        selectedKey={selectedKey}
        onSelectionChange={(id) => {
          setSelectedKey(id);
          args.onSelectionChange(id);
        }}
      />
    </div>
  );
}

/** The box of the panel around its heading. */
function panelOf(heading: HTMLElement): DOMRect {
  return (heading.closest('[data-open]') ?? heading).getBoundingClientRect();
}

const meta = preview.meta({
  title: 'Shell/QuickChat',
  component: QuickChat,
  args: {
    chats,
    selectedKey: 'coach' as string | undefined,
    lines,
    labels: {
      title: 'Quick chat',
      open: 'Open the chat',
      close: 'Close the chat',
      chats: 'Conversations',
      unread: (count: number) => `${count} unread`,
      select: 'Choose a conversation',
      noLines: 'Nothing has been said yet',
      message: 'Your message',
      send: 'Send',
      sending: 'Sending …',
      you: 'You',
      sendFailed: () => 'Not sent. Please try again.',
      tooLong: (most: number) => `At most ${most} characters.`,
      loading: 'Loading',
      failedTitle: 'The chat could not be loaded',
      retry: 'Try again',
    },
    isOpen: true,
    onOpenChange: fn(),
    onSelectionChange: fn(),
    onSend: fn(async () => {}),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'lg' } },
  render: (args) => <QuickChatBesideAPage {...args} />,
});

/** Proves CHAT-3. */
export const Open = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const page = boxOf(canvas.getByRole('main'));
    await waitFor(() => {
      const { left } = panelOf(canvas.getByRole('heading', { name: 'Deniz Acar' }));
      expect(left).toBeLessThan(page.right);
    });
    await expect(page.right).toBe(document.documentElement.clientWidth - 64);
  },
});

export const OpenInDark = meta.story({ globals: { scheme: 'dark' } });

/** Proves CHAT-3. */
export const Rail = meta.story({
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('complementary', { name: 'Quick chat' });
    const { width, right } = boxOf(rail);
    await expect([width, right]).toEqual([64, document.documentElement.clientWidth]);
  },
});

/** Proves CHAT-3. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const { left, width } = panelOf(canvas.getByRole('heading', { name: 'Deniz Acar' }));
      expect([left, width]).toEqual([0, 390]);
    });
  },
});

/** Proves CHAT-15, for a pointer and for the keyboard. */
export const TheRailNamesWhoIsOnIt = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const coach = canvas.getByRole('button', { name: 'Deniz Acar, 2 unread' });
    await userEvent.hover(coach);
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Deniz Acar, 2 unread');
    // The name is not read twice.
    await expect(coach).not.toHaveAccessibleDescription();
    const { left, right } = tooltip.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.unhover(coach);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Ruth Marsh' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Ruth Marsh');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

/** Proves CHAT-5, A11Y-9: the name stands before the lines of a run, for whoever does not see its side. */
export const EachRunSaysWhoWroteIt = meta.story({
  play: async ({ canvas }) => {
    const said = canvas.getByRole('log').textContent ?? '';
    const inOrder = ['Deniz Acar', 'Is the pitch', 'You', 'From four', 'Deniz Acar', 'Tamam'];
    let from = 0;
    for (const words of inOrder) {
      const at = said.indexOf(words, from);
      await expect(at).toBeGreaterThanOrEqual(from);
      from = at + words.length;
    }
    await expect(canvas.getAllByText('You')).toHaveLength(1);
  },
});

/** Proves A11Y-9: the line that is on its way is the person's own, in words too. */
export const ALineOnItsWaySaysWhoWroteIt = meta.story({
  args: { lines: { state: 'ready', value: [] } },
  play: async ({ args, canvas, userEvent }) => {
    args.onSend.mockReturnValueOnce(onItsWay().sent);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'On my way{Enter}');
    const line = await canvas.findByText('On my way');
    await expect(line.previousElementSibling).toHaveTextContent('You');
  },
});

/** Proves CHAT-8. */
export const NobodyChosen = meta.story({
  args: { selectedKey: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a conversation')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Loading = meta.story({ args: { lines: loadingLines } });

export const Failed = meta.story({ args: { chats: failedChats } });

/** Proves A11Y-3: the retry button is removed together with the error. */
export const TheRetryKeepsTheFocusInTheChat = meta.story({
  args: { lines: failedLines },
  render: function Retries(args) {
    const [hasFailed, setFailed] = useState(true);
    const lines = hasFailed ? { ...failedLines, onRetry: () => setFailed(false) } : loadingLines;
    return <QuickChatBesideAPage {...args} lines={lines} />;
  },
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Close the chat' })).toHaveFocus(),
    );
  },
});

/** Proves CHAT-7. */
export const EnterSends = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'On my way{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('On my way');
    await waitFor(() => expect(field).toHaveValue(''));
  },
});

/** Proves CHAT-7: not the Enter that takes a word of an input method, which Safari tells by its code alone. */
export const EnterOfAnInputMethodSendsNothing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, '了解');
    for (const told of [{ keyCode: 229 }, { keyCode: 13, isComposing: true }])
      await fireEvent.keyDown(field, { key: 'Enter', ...told });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('了解');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('了解');
  },
});

/** Proves A11Y-3: the button is disabled by the press. */
export const TheButtonHandsTheFocusToTheField = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'On my way');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('On my way');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
  },
});

/** Proves CHAT-6. */
export const TextStaysWhenSendingFails = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    args.onSend.mockRejectedValueOnce(new Error('offline'));
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'On my way{Enter}');
    await expect(await canvas.findByText('Not sent. Please try again.')).toBeVisible();
    await expect(field).toHaveValue('On my way');
  },
});

/** Proves ERROR-11: and nothing is sent that the server would refuse. */
export const ALineThatIsTooLongSaysSo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.click(field);
    await userEvent.paste('😀'.repeat(4000));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
    await userEvent.paste('x');
    await expect(field).toHaveAccessibleDescription('At most 4000 characters.');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(field).not.toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Proves CHAT-16: the button stays beside the last line, also above an error. */
export const TheFieldGrowsUpToALimitBesideItsButton = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    args.onSend.mockRejectedValueOnce(new Error('offline'));
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    const send = canvas.getByRole('button', { name: 'Send' });
    const expectBeside = async () => {
      const box = (field.parentElement ?? field).getBoundingClientRect();
      const { left, top, bottom } = send.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(box.right);
      await expect(Math.abs(box.bottom - bottom - (48 - (bottom - top)) / 2)).toBeLessThan(2);
    };
    // The panel slides in.
    await waitFor(() => expect(panelOf(canvas.getByRole('heading', { level: 2 })).left).toBe(0));
    await expectBeside();
    await userEvent.type(field, 'On my way{Enter}');
    await expect(await canvas.findByText('Not sent. Please try again.')).toBeVisible();
    await expectBeside();
    await userEvent.click(field);
    await userEvent.paste('\nand one more'.repeat(40));
    await expect(field).toHaveStyle({ resize: 'none' });
    await expect(field.clientHeight).toBeLessThanOrEqual(6 * 24 + 24);
    await expectBeside();
    await expect(canvas.getByRole('region', { name: 'Quick chat' }).clientHeight).toBeGreaterThan(
      300,
    );
  },
});

/** A promise that the story settles, so that a line is on its way until then. */
function onItsWay() {
  let arrive = () => {};
  let fail = () => {};
  const sent = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('offline'));
  });
  return { sent, arrive, fail };
}

/** Proves CHAT-6. */
export const WhatIsTypedWhileALineIsOnItsWayStays = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { sent, arrive } = onItsWay();
    args.onSend.mockReturnValueOnce(sent);
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    const send = canvas.getByRole('button', { name: 'Send' });
    // The next line may begin like the one before.
    await userEvent.type(field, 'ok{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('ok');
    await userEvent.clear(field);
    await userEvent.type(field, 'okay, bring the bibs');
    await expect(send).toBeDisabled();
    arrive();
    await waitFor(() => expect(send).toBeEnabled());
    await expect(field).toHaveValue('okay, bring the bibs');
  },
});

/** Proves CHAT-6. */
export const ALineThatFailsComesBackBeforeWhatWasTypedSince = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { sent, fail } = onItsWay();
    args.onSend.mockReturnValueOnce(sent);
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'ok{Enter}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'okay, bring the bibs');
    fail();
    await expect(await canvas.findByText('Not sent. Please try again.')).toBeVisible();
    await expect(field).toHaveValue('ok\nokay, bring the bibs');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('ok\nokay, bring the bibs');
  },
});

/** Proves CHAT-12: a line is in sight while it is on its way, also when there was none before. */
export const ALineOnItsWayIsShown = meta.story({
  args: { lines: { state: 'ready', value: [] } },
  play: async ({ args, canvas, userEvent }) => {
    const { sent, arrive } = onItsWay();
    args.onSend.mockReturnValueOnce(sent);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'On my way{Enter}');
    await expect(await canvas.findByText('Sending …')).toBeVisible();
    await expect(canvas.getByText('On my way')).toBeVisible();
    await expect(canvas.queryByText('Nothing has been said yet')).toBeNull();
    arrive();
    await waitFor(() => expect(canvas.queryByText('Sending …')).toBeNull());
  },
});

/** What is typed, kept outside of the chat. */
function ChatThatComesAndGoes(args: QuickChatProps) {
  const [drafts, setDrafts] = useState<ChatDrafts>(new Map());
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Another layout
      </button>
      <p role="status">{hasUnsent(drafts) ? 'Not all is sent' : 'All is sent'}</p>
      {isShown && <QuickChatBesideAPage {...args} drafts={drafts} onDraftsChange={setDrafts} />}
    </>
  );
}

let slow = onItsWay();

/** Proves CHAT-11, START-9: drafts stay when a layout without chat is chosen, and can be asked for. */
export const DraftsStayWithoutTheChat = meta.story({
  args: { onSend: fn(() => slow.sent) },
  render: (args) => <ChatThatComesAndGoes {...args} />,
  play: async ({ canvas, userEvent }) => {
    slow = onItsWay();
    const field = () => canvas.getByRole('textbox', { name: 'Your message' });
    const other = canvas.getByRole('button', { name: 'Another layout' });
    await expect(canvas.getByText('All is sent')).toBeVisible();
    await userEvent.type(field(), 'On my way{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Ruth Marsh/ }));
    await userEvent.type(field(), 'Which pitch?');
    await userEvent.click(other);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    slow.fail();
    await expect(canvas.getByText('Not all is sent')).toBeVisible();
    await userEvent.click(other);
    await expect(field()).toHaveValue('On my way');
    await expect(canvas.getByText('Not sent. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Ruth Marsh/ }));
    await expect(field()).toHaveValue('Which pitch?');
  },
});

/** Proves CHAT-11. */
export const EachConversationKeepsItsDraft = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field(), 'On my way');
    await userEvent.click(canvas.getByRole('button', { name: /Ruth Marsh/ }));
    await expect(field()).toHaveValue('');
    await userEvent.type(field(), 'Which pitch?');
    await userEvent.click(canvas.getByRole('button', { name: /Deniz Acar/ }));
    await expect(field()).toHaveValue('On my way');
    await userEvent.click(canvas.getByRole('button', { name: /Ruth Marsh/ }));
    await expect(field()).toHaveValue('Which pitch?');
  },
});

/** Proves CHAT-6. */
export const ALineThatFailedMeanwhileIsToldOnTheWayBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { sent, fail } = onItsWay();
    args.onSend.mockReturnValueOnce(sent);
    const field = () => canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field(), 'On my way{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Ruth Marsh/ }));
    fail();
    await userEvent.click(canvas.getByRole('button', { name: /Deniz Acar/ }));
    await expect(await canvas.findByText('Not sent. Please try again.')).toBeVisible();
    await expect(field()).toHaveValue('On my way');
  },
});

export const ChoosingAContactOpensTheConversation = meta.story({
  args: { isOpen: false, selectedKey: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ruth Marsh/ }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('referee');
    await expect(await canvas.findByRole('heading', { name: 'Ruth Marsh' })).toBeVisible();
  },
});

/** The chat with a toast that stays. */
function ChatBelowAToast(args: QuickChatProps) {
  return (
    <>
      <QuickChatBesideAPage {...args} />
      <ToastRegion labels={{ region: 'Notices', close: 'Close' }} />
    </>
  );
}

function withToast() {
  toastQueue.add({ tone: 'danger', title: 'The result was not saved' });
  return () => toastQueue.clear();
}

/** Proves SHELL-26: field and button can be seen and pressed, also when the field has grown. */
export const AToastStandsAboveTheFieldOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: withToast,
  render: (args) => <ChatBelowAToast {...args} />,
  play: async ({ canvas, userEvent }) => {
    const toast = await screen.findByRole('alertdialog');
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    const isAbove = () => {
      const { bottom } = toast.getBoundingClientRect();
      for (const part of [field, canvas.getByRole('button', { name: 'Send' })])
        expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    };
    await waitFor(isAbove);
    await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two{Shift>}{Enter}{/Shift}three');
    await waitFor(isAbove);
  },
});

export const AToastStandsAboveTheFieldOnADesktop = meta.story({
  ...AToastStandsAboveTheFieldOnAPhone.input,
  globals: { viewport: { value: 'lg' } },
});

/** Proves SHELL-26: beside the rail there is nothing to stand above. */
export const AToastIsAtTheEndOfTheWindowWithoutTheChat = meta.story({
  beforeEach: withToast,
  render: (args) => <ChatBelowAToast {...args} />,
  play: async ({ canvas, userEvent }) => {
    const toast = await screen.findByRole('alertdialog');
    const space = () => innerHeight - boxOf(toast).bottom;
    await waitFor(() => expect(space()).toBeGreaterThan(64));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the chat' }));
    await waitFor(() => expect(space()).toBe(16));
  },
});

export const TakesTheFocusAndGivesItBack = meta.story({
  args: { isOpen: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Chat' });
    await userEvent.click(opener);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Close the chat' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
});

/** Proves SHELL-16: an aside of the navigation listens on the document, and closes with the next one. */
export const EscapeClosesTheChatAlone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const isHandled = fn();
    document.addEventListener('keydown', (event) => isHandled(event.defaultPrevented), {
      once: true,
    });
    canvas.getByRole('textbox', { name: 'Your message' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(isHandled).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Open the chat' })).toBeVisible();
  },
});

/** Proves SHELL-16: a press on the heading takes the focus from what had it. */
export const EscapeClosesAfterAPressBesideControls = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Deniz Acar' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Open the chat' })).toBeVisible();
  },
});

export const HoldsThePageBelowIt = meta.story({
  args: { isOpen: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const { documentElement } = document;
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await waitFor(() => expect(getComputedStyle(documentElement).overflowY).toBe('hidden'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getComputedStyle(documentElement).overflowY).not.toBe('hidden'));
  },
});

export const LeavesThePageBesideItAlone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
});

type ApiChats = ReturnType<typeof seedChats>;

function ChatThatIsAnswered(args: QuickChatProps) {
  const [value, setValue] = useState<readonly ChatLine[]>([]);
  return (
    <>
      <button type="button" onClick={() => setValue(talk.slice(0, 1))}>
        Answer
      </button>
      <QuickChatBesideAPage {...args} lines={{ state: 'ready', value }} />
    </>
  );
}

/** Proves A11Y-11: only what comes into a log that is there already is announced. */
export const TheFirstLineComesIntoALogThatIsThere = meta.story({
  render: (args) => <ChatThatIsAnswered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing has been said yet')).toBeVisible();
    const log = canvas.getByRole('log');
    await expect(log).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(log).toHaveTextContent('Is the pitch free?');
    await expect(log).toBeInTheDocument();
    await expect(canvas.queryByText('Nothing has been said yet')).toBeNull();
  },
});

/** The lines that are there already are not read out when the chat has loaded. */
export const TheLogComesWithTheLinesThatAreThere = meta.story({
  args: { lines: loadingLines },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('log')).toBeNull();
  },
});

export const FromTheApi = meta.story({
  loaders: [
    async () => {
      const answer = await fetch('/api/apps/chat/chats');
      return { chats: (await answer.json()) as ApiChats };
    },
  ],
  render: (args, { loaded }) => {
    const all = loaded['chats'] as ApiChats;
    return (
      <QuickChatBesideAPage
        {...args}
        chats={{ state: 'ready', value: all }}
        selectedKey={all[0]?.id}
        lines={{ state: 'ready', value: all[0]?.messages ?? [] }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).not.toBeEmptyDOMElement();
  },
});
