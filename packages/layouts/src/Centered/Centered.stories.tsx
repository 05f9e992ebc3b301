import preview from '#storybook/preview';
import { faces } from '../testing/faces.tsx';
import { slotsFor } from '../testing/slots.tsx';
import { Centered, centered } from './Centered.tsx';

const meta = preview.meta({
  title: 'Layouts/Centered',
  component: Centered,
  parameters: { layout: 'fullscreen' },
  args: slotsFor(centered),
});

export const Phone = meta.story(faces.phone);

export const Md = meta.story(faces.md);

export const Lg = meta.story({ ...faces.lg, tags: ['picture'] });

export const XlDark = meta.story(faces.xlDark);
