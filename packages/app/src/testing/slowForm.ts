import { pending } from '@touchline/mocks/scenarios';
import type { AnyEndpoint } from '@touchline/contract/allEndpoints';
import type { HttpHandler } from 'msw';
import { expect, waitFor, type within } from 'storybook/test';
import { beSlowAtOnce } from './beSlowAtOnce.ts';

/** Resolves when the mock back end holds the answer of the story back. */
let held: Promise<unknown> = Promise.resolve();

/** What a story of a form needs, where the answer to it takes long. */
export function waitsFor(call: AnyEndpoint) {
  return ({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) => {
    beSlowAtOnce();
    msw.use(pending(call));
    held = new Promise((resolve) => addEventListener('request-held', resolve, { once: true }));
  };
}

export interface Acting {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (element: Element) => Promise<unknown>;
    type: (element: Element, text: string) => Promise<unknown>;
  };
}

/** The person reads that the answer takes long, and gives it up. */
export async function giveUpWaiting({ canvas, userEvent }: Acting): Promise<void> {
  await expect(await canvas.findByText(/Still trying/)).toBeVisible();
  // A request that is given up on its way to the mock back end could reach it when it answers again.
  await held;
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  // A press of what is still pending does nothing.
  await waitFor(() => {
    void expect(canvas.queryByText(/Still trying/)).toBeNull();
    void expect(document.querySelector('[data-pending]')).toBeNull();
  });
}
