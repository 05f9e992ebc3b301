import preview from '#storybook/preview';
import { layoutNames } from '../layoutNames/index.ts';
import { choice, choices } from '../testing/testing.css.ts';
import { LayoutMiniature } from './LayoutMiniature.tsx';

const meta = preview.meta({ title: 'Layouts/LayoutMiniature', component: LayoutMiniature });

export const Usual = meta.story({
  args: { layout: 'classy' },
  render: (args) => (
    <div className={choice}>
      <LayoutMiniature {...args} />
    </div>
  ),
});

export const AllEleven = meta.story({
  args: { layout: 'classy' },
  render: () => (
    <ul className={choices}>
      {layoutNames.map((name) => (
        <li key={name}>
          <div className={choice}>
            <LayoutMiniature layout={name} />
          </div>
          {name}
        </li>
      ))}
    </ul>
  ),
});

export const AllElevenDark = meta.story({ ...AllEleven.input, globals: { scheme: 'dark' } });
