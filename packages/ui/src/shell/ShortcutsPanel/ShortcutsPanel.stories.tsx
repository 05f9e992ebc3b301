import preview from '#storybook/preview';
import { CalendarIcon, StarIcon, UserGroupIcon } from '@heroicons/react/24/outline';
import type { shortcutFixtures } from '@touchline/mocks/fixtures/shortcuts';
import { useRef, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { englishMessages } from '../../Form/testing/messages.ts';
import type { Resource } from '../../resource/index.ts';
import { ShortcutsButton } from './ShortcutsButton.tsx';
import { ShortcutsPanel } from './ShortcutsPanel.tsx';
import type { ShortcutDrafts, ShortcutsPanelProps, ShortcutSummary } from './shortcutTypes.ts';

const navigate = fn();

const places: ShortcutSummary[] = [
  {
    id: 'fixtures',
    label: 'Fixtures',
    description: 'This week',
    icon: 'calendar',
    link: '/matches',
    useRouter: true,
  },
  { id: 'favourites', label: 'Favourites', icon: 'star', link: '/favourites', useRouter: true },
  {
    id: 'league',
    label: 'League rules',
    description: 'On the site of the league',
    icon: 'people',
    link: 'https://league.example/rules',
    useRouter: false,
  },
];

function ready(value: readonly ShortcutSummary[]): Resource<readonly ShortcutSummary[]> {
  return { state: 'ready', value };
}

const loading: Resource<readonly ShortcutSummary[]> = { state: 'loading' };

const failed: Resource<readonly ShortcutSummary[]> = {
  state: 'failed',
  message: 'The server did not answer.',
  onRetry: fn(),
};

function ShortcutsOnAButton(args: ShortcutsPanelProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <RouterProvider navigate={navigate}>
      <ShortcutsButton
        ref={triggerRef}
        label="Shortcuts"
        isExpanded={isOpen}
        onPress={() => setIsOpen(true)}
      />
      <ShortcutsPanel {...args} isOpen={isOpen} onOpenChange={setIsOpen} triggerRef={triggerRef} />
    </RouterProvider>
  );
}

const meta = preview.meta({
  title: 'Shell/ShortcutsPanel',
  component: ShortcutsPanel,
  args: {
    shortcuts: ready(places),
    icons: [
      { name: 'calendar', label: 'Calendar', icon: CalendarIcon },
      { name: 'star', label: 'Star', icon: StarIcon },
      { name: 'people', label: 'People', icon: UserGroupIcon },
    ],
    labels: {
      title: 'Shortcuts',
      addTitle: 'Shortcuts: add',
      editTitle: 'Shortcuts: edit',
      modifyTitle: 'Shortcuts: choose one to edit',
      close: 'Close',
      modify: 'Edit shortcuts',
      done: 'Done',
      add: 'Add a shortcut',
      back: 'Back',
      label: 'Name',
      description: 'Description',
      icon: 'Icon',
      iconPlaceholder: 'Choose an icon',
      link: 'Link',
      linkInside: 'Enter a page of this site, like /matches.',
      linkOutside: 'Enter an address like https://example.com.',
      useRouter: 'A page of this site',
      save: 'Save',
      create: 'Add',
      discard: 'Discard',
      remove: 'Delete',
      saveFailed: (error) => `This could not be saved: ${String(error)}`,
      loading: 'Loading shortcuts',
      emptyTitle: 'No shortcuts',
      emptyDescription: 'Pages you go to often can stand here.',
      failedTitle: 'Shortcuts could not be loaded',
      retry: 'Try again',
      validation: englishMessages,
    },
    isOpen: true,
    onOpenChange: fn(),
    triggerRef: { current: null },
    onAdd: fn(async () => {}),
    onUpdate: fn(async () => {}),
    onRemove: fn(async () => {}),
    onUnseenFailure: fn(),
  },
  render: (args) => <ShortcutsOnAButton {...args} />,
  beforeEach: () => {
    navigate.mockClear();
  },
});

export const View = meta.story({ tags: ['picture'] });

export const ViewInDark = meta.story({ globals: { scheme: 'dark' } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** Proves SHORTCUT-6. */
export const Empty = meta.story({
  args: { shortcuts: ready([]) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No shortcuts')).toBeVisible());
    await waitFor(() =>
      expect(screen.getByText('Pages you go to often can stand here.')).toBeVisible(),
    );
  },
});

export const Loading = meta.story({ args: { shortcuts: loading } });

export const Failed = meta.story({ args: { shortcuts: failed } });

/** Proves SHORTCUT-2. */
export const Adding = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a shortcut' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Shortcuts: add' })).toBeVisible(),
    );
  },
});

/** Proves SHORTCUT-2. */
export const Editing = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: /Fixtures/ }));
    await expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Fixtures');
  },
});

/** Proves SHORTCUT-5, SHELL-17. */
export const FollowingOneClosesThePanel = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: /Fixtures/ }));
    await expect(navigate).toHaveBeenCalledWith('/matches', undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Proves INBOX-4: `external` tells the app to leave it to the browser, on this site too. */
export const AnExternalLinkIsCalledSo = meta.story({
  args: {
    shortcuts: ready([
      { id: 'rules', label: 'Rules', icon: 'star', link: '/files/rules.pdf', useRouter: false },
    ]),
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Rules' });
    await expect(link).toHaveAttribute('href', '/files/rules.pdf');
    await expect(link).toHaveAttribute('rel', 'external noopener noreferrer');
  },
});

/** Proves SEC-3: a page of the app is a path of the site, whatever it is disguised as. */
export const HostileLinksLeadNowhere = meta.story({
  args: {
    shortcuts: ready(
      ['https://evil.example/', '/\t/evil.example', '/\n/evil.example', '/\\evil.example'].map(
        (link, number) => ({
          id: link,
          label: `Number ${number}`,
          icon: 'star',
          link,
          useRouter: true,
        }),
      ),
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Number 3')).toBeVisible());
    await expect(screen.queryByRole('link')).toBeNull();
  },
});

/** Proves SHORTCUT-3: a page of the site or an `https` address, as the switch says. */
export const ALinkIsWhatTheSwitchSays = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: /League rules/ }));
    const link = await screen.findByRole('textbox', { name: /Link/ });
    for (const address of [
      'http://league.example',
      'mailto:office@league.example',
      'tel:+44',
      '/matches',
    ]) {
      await userEvent.clear(link);
      await userEvent.type(link, address);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(link).toHaveAccessibleDescription('Enter an address like https://example.com.'),
      );
    }
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await userEvent.clear(link);
    await userEvent.type(link, 'https://league.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onUpdate).toHaveBeenCalledOnce());
  },
});

/** Proves SHORTCUT-4. */
export const AddsOne = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a shortcut' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Results');
    await userEvent.click(screen.getByRole('button', { name: /Icon/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Star' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Link/ }), '/matches');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      label: 'Results',
      description: '',
      icon: 'star',
      link: '/matches',
      useRouter: true,
    });
  },
});

/** Proves SHORTCUT-4, SHORTCUT-7. */
export const SavesAChange = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: /Fixtures/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), ' all');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onUpdate).toHaveBeenCalledWith({ ...places[0], label: 'Fixtures all' });
    await expect(
      await screen.findByRole('heading', { name: 'Shortcuts: choose one to edit' }),
    ).toBeVisible();
  },
});

/** Proves SHORTCUT-4, SHORTCUT-7. */
export const DeletesOne = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: /Favourites/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onRemove).toHaveBeenCalledWith(places[1]);
    await expect(
      await screen.findByRole('heading', { name: 'Shortcuts: choose one to edit' }),
    ).toBeVisible();
  },
});

/** Proves SHORTCUT-4. */
export const FailureKeepsWhatWasTyped = meta.story({
  play: async ({ args, userEvent }) => {
    args.onUpdate.mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: /Favourites/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    // In the words for what happened, because some failures may have arrived (WIRE-21).
    await waitFor(() =>
      expect(screen.getByText('This could not be saved: Error: offline')).toBeVisible(),
    );
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Favourites!');
  },
});

function WithDrafts(args: ShortcutsPanelProps) {
  const [drafts, setDrafts] = useState<ShortcutDrafts>(new Map());
  return <ShortcutsOnAButton {...args} drafts={drafts} onDraftsChange={setDrafts} />;
}

/** Proves SHORTCUT-8. */
export const WhatIsTypedOutlivesItsForm = meta.story({
  render: (args) => <WithDrafts {...args} />,
  play: async ({ canvas, userEvent }) => {
    const name = () => screen.findByRole('textbox', { name: /Name/ });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a shortcut' }));
    await userEvent.type(await name(), 'Results');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: /Fixtures/ }));
    await expect(await name()).toHaveValue('Fixtures');
    await userEvent.type(await name(), ' all');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: /Fixtures/ }));
    await expect(await name()).toHaveValue('Fixtures all');
    // What is saved is typed no longer.
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: /Fixtures/ }));
    await expect(await name()).toHaveValue('Fixtures');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a shortcut' }));
    await expect(await name()).toHaveValue('Results');
  },
});

/** Proves SHORTCUT-8: what was typed after a save was sent stays, whatever form it was typed into. */
export const ALateSaveKeepsWhatWasTypedSince = meta.story({
  render: (args) => <WithDrafts {...args} />,
  play: async ({ args, userEvent }) => {
    const name = () => screen.findByRole('textbox', { name: /Name/ });
    const saving = Promise.withResolvers<void>();
    mocked(args.onUpdate).mockReturnValueOnce(saving.promise);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: /Fixtures/ }));
    await userEvent.type(await name(), ' all');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: /Fixtures/ }));
    await userEvent.type(await name(), ' days');
    saving.resolve();
    await saving.promise;
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: /Fixtures/ }));
    await expect(await name()).toHaveValue('Fixtures all days');
    // The same while its own form is still shown.
    const again = Promise.withResolvers<void>();
    mocked(args.onUpdate).mockReturnValueOnce(again.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(await name(), ' long');
    again.resolve();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await expect(await name()).toHaveValue('Fixtures all days long');
    await expect(await name()).toHaveFocus();
  },
});

/** Proves SHORTCUT-8: a kept draft can be discarded. */
export const WhatIsTypedIsDiscarded = meta.story({
  render: (args) => <WithDrafts {...args} />,
  play: async ({ userEvent }) => {
    const name = () => screen.findByRole('textbox', { name: /Name/ });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: /Fixtures/ }));
    await expect(await name()).toHaveValue('Fixtures');
    await expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    await userEvent.type(await name(), ' all');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(
      await screen.findByRole('heading', { name: 'Shortcuts: choose one to edit' }),
    ).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: /Fixtures/ }));
    await expect(await name()).toHaveValue('Fixtures');
  },
});

/** Proves SHORTCUT-7: who has gone on while a change was saved stays where they are. */
export const ALateAnswerLeadsNobodyAway = meta.story({
  play: async ({ args, userEvent }) => {
    const saving = Promise.withResolvers<void>();
    args.onUpdate.mockReturnValueOnce(saving.promise);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: /Favourites/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a shortcut' }));
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.type(name, 'Results');
    saving.resolve();
    await saving.promise;
    await userEvent.type(name, ' of today');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Shortcuts: add' })).toBeVisible(),
    );
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Results of today');
  },
});

/** Proves SHORTCUT-4, SHELL-20. */
export const AFailureWithoutItsFormIsReported = meta.story({
  play: async ({ args, userEvent }) => {
    const removal = Promise.withResolvers<void>();
    args.onRemove.mockReturnValueOnce(removal.promise);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: /Favourites/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const offline = new Error('offline');
    removal.reject(offline);
    await waitFor(() => expect(args.onUnseenFailure).toHaveBeenCalledWith(offline));
  },
});

export const FromTheApi = meta.story({
  loaders: [
    async () => {
      const answer = await fetch('/api/common/shortcuts');
      return { shortcuts: (await answer.json()) as typeof shortcutFixtures };
    },
  ],
  render: (args, { loaded }) => (
    <ShortcutsOnAButton
      {...args}
      shortcuts={ready(loaded['shortcuts'] as typeof shortcutFixtures)}
    />
  ),
  play: async () => {
    await expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(3);
  },
});
