import preview from '#storybook/preview';
import { PlainButton } from '@touchline/ui/PlainButton';
import { Suspense, use, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PageBody } from './PageBody.tsx';
import { PageTitle } from './PageTitle.tsx';

/** A page that is hidden while a part of it loads, and one that takes the place of another. */
function ChangingPage() {
  const [part, setPart] = useState<Promise<void> | null>(null);
  const [isReplaced, setReplaced] = useState(false);
  return (
    <Suspense fallback={<p>Loading</p>}>
      <PageBody key={String(isReplaced)}>
        <PageTitle title={isReplaced ? 'Second page' : 'First page'} />
        <PlainButton variant="outlined" onPress={() => setTimeout(() => setPart(moment()))}>
          Load
        </PlainButton>
        <PlainButton variant="outlined" onPress={() => setReplaced(true)}>
          Replace
        </PlainButton>
        {part && <Part part={part} />}
      </PageBody>
    </Suspense>
  );
}

function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
}

function Part({ part }: { part: Promise<void> }) {
  use(part);
  return <p>Loaded</p>;
}

const meta = preview.meta({ title: 'Pages/Focus', component: ChangingPage });

/** Proves A11Y-3. */
export const ComesBackWithAPageThatWasHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Load' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Loading')).toBeVisible();
    await waitFor(() => expect(document.body).toHaveFocus());
    await expect(await canvas.findByText('Loaded')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Proves A11Y-3. */
export const GoesToTheHeadingOfAPageInItsPlace = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    const heading = await canvas.findByRole('heading', { name: 'Second page' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});
