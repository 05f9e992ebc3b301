import preview from '#storybook/preview';
import { faces } from '../testing/faces.tsx';
import { slotsFor } from '../testing/slots.tsx';
import { Material, material } from './Material.tsx';

const meta = preview.meta({
  title: 'Layouts/Material',
  component: Material,
  parameters: { layout: 'fullscreen' },
  args: slotsFor(material),
});

export const Phone = meta.story({ ...faces.phone, name: 'Stand-ins on a phone' });

export const Md = meta.story({ ...faces.md, name: 'Stand-ins at md' });

export const Lg = meta.story({ ...faces.lg, name: 'Stand-ins at lg' });

export const XlDark = meta.story({ ...faces.xlDark, name: 'Stand-ins at xl, dark' });
