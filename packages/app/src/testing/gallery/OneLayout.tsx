import type { LayoutName } from '@touchline/layouts/layoutNames';
import { plans } from './plans.ts';
import { Specimen, type SpecimenProps } from './Specimen.tsx';

export interface OneLayoutProps extends Pick<SpecimenProps, 'language'> {
  layout: LayoutName;
}

/** One layout in full size, chosen by its name. */
export function OneLayout({ layout, language }: OneLayoutProps) {
  const plan = plans.get(layout);
  return plan ? <Specimen key={layout} plan={plan} language={language} /> : null;
}
