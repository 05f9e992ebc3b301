import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { heading as headingStyle } from './PageTitle.css.ts';
import { named } from '../language/named.ts';
import { takeHeadingFocusRequest } from '../location/headingFocus.ts';

export interface PageTitleProps {
  /** The document title, and the heading if there is no other. */
  title: string;
  heading?: ReactNode;
}

/**
 * The `h1` and the document title of a page. It takes the focus after a change of page. A record
 * whose name came blank is said to have none, because an empty heading cannot be seen (WIRE-18).
 */
export function PageTitle({ title, heading = title }: PageTitleProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLHeadingElement>(null);
  // In an effect after the paint: focusing is not visible, and earlier it would delay the paint.
  useEffect(() => {
    if (takeHeadingFocusRequest()) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <title>{t('product.pageTitle', { page: named(t, title) })}</title>
      <h1 ref={ref} tabIndex={-1} className={headingStyle}>
        {typeof heading === 'string' ? named(t, heading) : heading}
      </h1>
    </>
  );
}
