import preview from '#storybook/preview';
import { faces } from '../testing/faces.tsx';
import { slotsFor } from '../testing/slots.tsx';
import { Thin, thin } from './Thin.tsx';

const meta = preview.meta({
  title: 'Layouts/Thin',
  component: Thin,
  parameters: { layout: 'fullscreen' },
  args: slotsFor(thin),
});

export const Phone = meta.story(faces.phone);

export const Sm = meta.story(faces.sm);

export const BelowMd = meta.story(faces.belowMd);

export const Md = meta.story(faces.md);

export const Lg = meta.story({ ...faces.lg, tags: ['picture'] });

export const Xl = meta.story(faces.xl);

export const PhoneDark = meta.story(faces.phoneDark);

export const SmDark = meta.story(faces.smDark);

export const BelowMdDark = meta.story(faces.belowMdDark);

export const MdDark = meta.story(faces.mdDark);

export const LgDark = meta.story(faces.lgDark);

export const XlDark = meta.story(faces.xlDark);
