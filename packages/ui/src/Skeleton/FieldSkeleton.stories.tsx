import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { SearchField } from '../SearchField/index.ts';
import { Select } from '../Select/index.ts';
import { FieldSkeleton } from './FieldSkeleton.tsx';

const meta = preview.meta({
  title: 'Controls/FieldSkeleton',
  component: FieldSkeleton,
  args: { label: 'Sport' },
});

export const Face = meta.story();

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

/** Proves ERROR-7. */
export const AsHighAsTheFieldItStandsFor = meta.story({
  render: (args) => (
    <>
      <FieldSkeleton {...args} />
      <Select
        {...args}
        placeholder="Any sport"
        value="any"
        options={[{ id: 'any', label: 'Any sport' }]}
      />
      <SearchField {...args} clearLabel="Clear" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll<HTMLElement>(':scope > :not(template)')];
    const [height, ...heights] = fields.map((field) => field.getBoundingClientRect().height);
    await expect(heights).toEqual([height, height]);
  },
});
