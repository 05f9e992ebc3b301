import preview from '#storybook/preview';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { FullscreenToggle } from './FullscreenToggle.tsx';

const meta = preview.meta({
  title: 'Shell/FullscreenToggle',
  component: FullscreenToggle,
  args: { label: 'Toggle Fullscreen', onProblem: fn() },
});

/** Stubs a browser that allows fullscreen. */
function willing() {
  let element: Element | null = null;
  const change = (next: Element | null) => {
    element = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
  spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => element);
  spyOn(document, 'exitFullscreen').mockImplementation(async () => change(null));
  spyOn(document.documentElement, 'requestFullscreen').mockImplementation(async () =>
    change(document.documentElement),
  );
}

export const Windowed = meta.story({ tags: ['picture'] });

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  args: { label: 'Tam ekranı aç veya kapat' },
  globals: { language: 'tr' },
});

export const FillsTheScreenAndBack = meta.story({
  beforeEach: willing,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle Fullscreen' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'));
  },
});

/** Proves SHELL-11. */
export const FollowsTheBrowserAfterEscape = meta.story({
  beforeEach: willing,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle Fullscreen' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
    // Stands in for Escape, which the browser handles itself.
    await document.exitFullscreen();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'));
  },
});

export const ReportsABrowserWithoutIt = meta.story({
  beforeEach: () => {
    spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onProblem).toHaveBeenCalledWith({ reason: 'unavailable' });
  },
});

export const ReportsARefusal = meta.story({
  beforeEach: () => {
    willing();
    spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(
      new TypeError('refused'),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(args.onProblem).toHaveBeenCalledWith(
        expect.objectContaining({ reason: 'notEntered' }),
      ),
    );
  },
});
