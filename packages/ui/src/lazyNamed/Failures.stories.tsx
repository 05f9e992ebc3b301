import preview from '#storybook/preview';
import { Component, Suspense, useState, type ReactNode } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { lazyNamed, type LazyNamed } from './lazyNamed.tsx';

/** Shows a loading text, the part, or its error with a button that tries again. */
class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError({ name, message }: Error) {
    return { message: `${name}: ${message}` };
  }

  override render() {
    const { message } = this.state;
    if (!message) return <Suspense fallback={<p>Loading</p>}>{this.props.children}</Suspense>;
    return (
      <>
        <p role="alert">{message}</p>
        <Button onPress={() => this.setState({ message: '' })}>Try again</Button>
      </>
    );
  }
}

const Part = () => <p>Here</p>;

const afterTimer = (time = 50) => new Promise((resolve) => setTimeout(resolve, time));

/** How often the code was asked for, how often at the same time, and whether it comes. */
const loads = { started: 0, running: 0, mostRunning: 0, isBroken: true };

let part: LazyNamed<object>;

/**
 * @param wait what the loader waits for before its code comes or fails
 * @param Fallback stands where the part is missing
 */
function prepare(wait: () => Promise<unknown>, Fallback?: () => ReactNode): () => void {
  return () => {
    // React logs what a boundary has caught.
    spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(loads, { started: 0, running: 0, mostRunning: 0, isBroken: true });
    const load = async () => {
      loads.started += 1;
      loads.running += 1;
      loads.mostRunning = Math.max(loads.mostRunning, loads.running);
      try {
        await wait();
        if (loads.isBroken) throw new TypeError('Failed to fetch');
        return { Part };
      } finally {
        loads.running -= 1;
      }
    };
    part = lazyNamed(load, 'Part', Fallback);
  };
}

/** Two boundaries with the same part, which can be taken out of the page. */
function LazyParts() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <Button onPress={() => setIsShown(!isShown)}>{isShown ? 'Leave' : 'Return'}</Button>
      {isShown && (
        <>
          <Boundary>
            <part.Component />
          </Boundary>
          <Boundary>
            <part.Component />
          </Boundary>
        </>
      )}
    </>
  );
}

const meta = preview.meta({
  title: 'Controls/lazyNamed',
  component: LazyParts,
  tags: ['!dev', '!autodocs'],
  beforeEach: prepare(() => afterTimer()),
});

const message = 'ChunkLoadError: The code of Part did not load';

/** Proves ERROR-16: also where the failure comes long after React has begun to wait. */
export const ALateFailureReachesTheBoundary = meta.story({
  play: async ({ canvas }) => {
    await waitFor(async () => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    for (const alert of canvas.getAllByRole('alert'))
      await expect(alert).toHaveTextContent(message);
    await expect(canvas.queryByText('Loading')).toBeNull();
    await expect(loads).toMatchObject({ started: 1, mostRunning: 1 });
  },
});

/** Code whose loader imports more code, which is what fails. */
export const AFailureOfANestedImportReachesTheBoundary = meta.story({
  parameters: { expectedLogs: ['^error: Failed to load resource: .* status of 404 '] },
  beforeEach: prepare(() => import(/* @vite-ignore */ `/absent-${crypto.randomUUID()}.js`)),
  play: async (context) => {
    await ALateFailureReachesTheBoundary.input.play?.(context);
  },
});

export const AFailureAtOnceReachesTheBoundary = meta.story({
  beforeEach: prepare(() => Promise.resolve()),
  play: async (context) => {
    await ALateFailureReachesTheBoundary.input.play?.(context);
  },
});

/** Presses the first button of those that failed. */
async function tryAgain(): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: 'Try again' });
  if (button) await userEvent.click(button);
}

export const TryingAgainLoadsAgain = meta.story({
  play: async ({ canvas }) => {
    const again = () => canvas.findAllByRole('button', { name: 'Try again' });
    await waitFor(async () => expect(await again()).toHaveLength(2));
    // It still fails, and only once for each attempt.
    await tryAgain();
    await expect(await canvas.findByText('Loading')).toBeVisible();
    await waitFor(async () => expect(await again()).toHaveLength(2));
    await expect(loads).toMatchObject({ started: 2, mostRunning: 1 });
    loads.isBroken = false;
    await tryAgain();
    await expect(await canvas.findByText('Here')).toBeVisible();
    await tryAgain();
    await waitFor(() => expect(canvas.getAllByText('Here')).toHaveLength(2));
    await expect(loads).toMatchObject({ started: 3, mostRunning: 1 });
  },
});

export const PreloadingLoadsAgain = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    loads.isBroken = false;
    // A press while the code is on its way again asks for no third one.
    const preloaded = part.preload();
    await tryAgain();
    await expect(await preloaded).toEqual({ Part });
    await expect(await canvas.findByText('Here')).toBeVisible();
    await expect(loads).toMatchObject({ started: 2, mostRunning: 1 });
  },
});

/** Who leaves before the failure comes, and returns later, is shown the part and no old failure. */
export const AMountAfterAnUnseenFailureLoadsAgain = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByText('Loading');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(loads).toMatchObject({ started: 1, running: 0 }));
    loads.isBroken = false;
    const now = performance.now.bind(performance);
    spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(canvas.getAllByText('Here')).toHaveLength(2));
    await expect(loads).toMatchObject({ started: 2, mostRunning: 1 });
  },
});

/** A fallback stays as long as it is shown, and no longer: the next mount loads again. */
export const AFallbackStandsForOneFailure = meta.story({
  beforeEach: prepare(
    () => afterTimer(),
    () => <p>Missing</p>,
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Missing')).toHaveLength(2));
    await expect(loads).toMatchObject({ started: 1, running: 0 });
    loads.isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(canvas.getAllByText('Here')).toHaveLength(2));
    await expect(loads).toMatchObject({ started: 2, mostRunning: 1 });
  },
});
