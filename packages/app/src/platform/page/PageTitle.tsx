import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { heading as headingStyle } from './PageTitle.css.ts';
import { takeHeadingFocusRequest } from '../address/headingFocus.ts';

export interface PageTitleProps {
  /** Title of the browser's tab, and the heading where there is no other. */
  title: string;
  heading?: ReactNode;
}

/** The one `h1` of a page and its title. After a change of page it takes the focus. */
export function PageTitle({ title, heading = title }: PageTitleProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLHeadingElement>(null);
  // After the page was painted: whoever hears it notices nothing, and whoever sees it waits less.
  useEffect(() => {
    if (takeHeadingFocusRequest()) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <title>{t('product.pageTitle', { page: title })}</title>
      <h1 ref={ref} tabIndex={-1} className={headingStyle}>
        {heading}
      </h1>
    </>
  );
}
