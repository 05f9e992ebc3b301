import preview from '#storybook/preview';
import { Button } from '@touchline/ui/Button';
import type { LazyNamed } from '@touchline/ui/lazyNamed';
import { use, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { LazyOverlay } from '#platform/loading/LazyOverlay.tsx';
import { usePanel, type PanelProps } from '#platform/loading/usePanel.tsx';

let { promise: shown, resolve: show } = Promise.withResolvers<void>();

/** A panel whose code is loaded, and which React shows only some time afterwards. */
function Slow() {
  use(shown);
  return <p>The panel</p>;
}

const slow: LazyNamed<PanelProps> = {
  Component: Slow,
  preload: () => Promise.resolve(null),
  isLoaded: () => true,
};

function AwaitedPanel() {
  const {
    button: { ref, isExpanded, onPress },
    panel,
  } = usePanel(slow);
  return (
    <>
      <Button ref={ref} aria-expanded={isExpanded} onPress={onPress}>
        Open
      </Button>
      <Button>Elsewhere</Button>
      {panel}
    </>
  );
}

function AwaitedOverlay() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setOpen(true)}>
        Open
      </Button>
      <Button>Elsewhere</Button>
      <LazyOverlay isOpen={isOpen} onOpenChange={setOpen}>
        {isOpen && <Slow />}
      </LazyOverlay>
    </>
  );
}

const meta = preview.meta({
  title: 'Shell/AwaitedPanel',
  component: AwaitedPanel,
  beforeEach: () => {
    ({ promise: shown, resolve: show } = Promise.withResolvers<void>());
  },
});

/** Proves SHELL-27: also between the coming of the code and its panel a person can move on. */
export const MovedOnMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(open).toHaveAttribute('aria-expanded', 'false'));
    show();
    await expect(canvas.queryByText('The panel')).toBeNull();
  },
});

/** The same of what stays in the page for its closing, such as the drawer of the settings. */
export const OverlayMovedOnMeanwhile = MovedOnMeanwhile.extend({
  render: () => <AwaitedOverlay />,
});
