import type { LayoutName } from '@touchline/layouts/layoutNames';
import { layoutConfigs } from './layoutConfigs.ts';
import { Specimen, type SpecimenProps } from './Specimen.tsx';

export interface OneLayoutProps extends Pick<SpecimenProps, 'language'> {
  layout: LayoutName;
}

/** One layout in full size, chosen by its name. */
export function OneLayout({ layout, language }: OneLayoutProps) {
  const config = layoutConfigs.get(layout);
  return config ? <Specimen key={layout} config={config} language={language} /> : null;
}
