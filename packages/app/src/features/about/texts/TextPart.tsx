import type { ReactNode } from 'react';
import { part, title as titleStyle } from './texts.css.ts';

export interface TextPartProps {
  title: string;
  children: ReactNode;
}

/** A titled part of a page of text. */
export function TextPart({ title, children }: TextPartProps) {
  return (
    <section className={part}>
      <h2 className={titleStyle}>{title}</h2>
      {children}
    </section>
  );
}
