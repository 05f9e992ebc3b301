import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useMenuStage, type LazyCode } from '../../menuStage/index.ts';
import { BarButton } from '../BarButton/index.ts';
import { Flag } from './Flag.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import type { LanguageMenuProps } from './languageMenuProps.ts';

const args: LanguageMenuProps = {
  languages: [
    { id: 'en', label: 'English' },
    { id: 'tr', label: 'Türkçe' },
  ],
  selectedKey: 'en',
  label: 'Language',
  onSelectionChange: fn(),
};

const meta = preview.meta({
  title: 'Shell/LanguageMenu',
  component: LanguageMenu,
  args,
  // Preloads the list, because its loading time is not part of these stories.
  beforeEach: async () => {
    await import('./LanguageOptions.tsx');
  },
});

export const English = meta.story();

export const Turkish = meta.story({
  args: { selectedKey: 'tr', label: 'Dil' },
  globals: { language: 'tr' },
});

/** Proves LANG-22. */
export const Open = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    await expect(
      await screen.findByRole('menuitemradio', { name: 'English', checked: true }),
    ).toBeVisible();
    await expect(screen.getByRole('menuitemradio', { name: 'Türkçe' })).toHaveAttribute(
      'lang',
      'tr',
    );
    // The drawing of each flag comes by itself.
    await waitFor(() => expect(screen.getByRole('menu').querySelectorAll('img')).toHaveLength(2));
  },
});

export const OpenInTheDark = meta.story({
  ...Open.input,
  globals: { scheme: 'dark', viewport: { value: 'narrow' } },
});

export const ChosenWithTheKeyboard = meta.story({
  play: async ({ args: { onSelectionChange }, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelectionChange).toHaveBeenCalledWith('tr');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const PrerenderedIsOutOfReach = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(document.querySelector('[role="menu"]')).not.toBeNull());
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-hidden');
  },
});

export const EscapeChangesNothing = meta.story({
  play: async ({ args: { onSelectionChange }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(onSelectionChange).not.toHaveBeenCalled();
  },
});

/** Proves SHELL-27 where the list takes the focus in the very task of the press. */
export const PressedWhenItsCodeHasJustCome = meta.story({
  render: (props) => (
    <>
      <LanguageMenu {...props} />
      <LanguageMenu {...props} label="Second" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: /Language/ }));
    await waitFor(() => expect(document.querySelector('[role="menu"]')).not.toBeNull());
    const second = canvas.getByRole('button', { name: /Second/ });
    // One task: the intent has no time to render the list.
    second.focus();
    second.click();
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus(),
    );
    await expect(second).toHaveAttribute('aria-expanded', 'true');
  },
});

const code = { isLoaded: false };
const slowCode: LazyCode = {
  preload: () => new Promise(() => {}),
  isLoaded: () => code.isLoaded,
};

function MenuBeforeItsCode() {
  const { isOpen, onIntent, onOpenChange } = useMenuStage(slowCode);
  return (
    <>
      <BarButton
        label="Language"
        aria-expanded={isOpen}
        onIntent={onIntent}
        onPress={() => onOpenChange(!isOpen)}
      >
        <Flag language="en" />
      </BarButton>
      <BarButton label="Next" onPress={fn()}>
        <Flag language="tr" />
      </BarButton>
    </>
  );
}

/** A menu whose code loads late does not take the focus after it has moved elsewhere. */
export const LeftBeforeItsCodeCame = meta.story({
  beforeEach: () => {
    code.isLoaded = false;
  },
  render: () => <MenuBeforeItsCode />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Language/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    code.isLoaded = true;
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});
