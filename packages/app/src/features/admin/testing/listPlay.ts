import { within } from 'storybook/test';

/** Selects the rows of these names. */
export async function selectRows(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
  ...names: RegExp[]
) {
  for (const name of names) {
    const [row] = await canvas.findAllByRole('row', { name });
    const box = row && within(row).getByRole('checkbox');
    if (box) await userEvent.click(box);
  }
}
