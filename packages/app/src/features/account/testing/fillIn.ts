import type { MockInstance, within } from 'storybook/test';

/** The parts of a story's context with which a person acts. */
export interface Acting {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (element: Element) => Promise<unknown>;
    paste: (text: string) => Promise<unknown>;
    type: (element: Element, text: string) => Promise<unknown>;
    keyboard: (text: string) => Promise<unknown>;
  };
}

/** Pastes instead of typing, which takes a moment for every letter. */
async function pasteInto({ userEvent }: Acting, field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Fills in the part of a sign-up that both pages share. */
export async function fillInSignUp(acting: Acting): Promise<void> {
  const { canvas, userEvent } = acting;
  await pasteInto(acting, await canvas.findByRole('textbox', { name: /Given name/ }), 'Ada');
  await pasteInto(acting, canvas.getByRole('textbox', { name: /Family name/ }), 'Örnek');
  const email = canvas.getByRole('textbox', { name: /Email/ });
  await pasteInto(acting, email, 'Ada.Ornek@school.example');
  await pasteInto(acting, canvas.getByLabelText(/^Password/), 'nine tall lamps in a row');
  await userEvent.click(canvas.getByRole('checkbox', { name: /terms of use/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /privacy notice/ }));
}

/** The bodies that were sent to a path. */
export function bodiesOf(send: MockInstance<typeof fetch>, path: string): unknown[] {
  return send.mock.calls
    .filter(([url]) => String(url).includes(path))
    .map(([, init]) => JSON.parse(String(init?.body)) as unknown);
}
