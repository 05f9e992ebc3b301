import { Banner, type BannerTone } from '@touchline/ui/Banner';
import type { ReactNode } from 'react';

export interface LinkResultProps {
  tone: BannerTone;
  title: string;
  text: string;
  /** The link to the next step; omitted where more than a link follows. */
  next?: ReactNode;
}

/** What became of the link of a mail, and what comes next. */
export function LinkResult({ tone, title, text, next }: LinkResultProps) {
  return (
    <>
      <Banner tone={tone} title={title}>
        {text}
      </Banner>
      {next && <div>{next}</div>}
    </>
  );
}
