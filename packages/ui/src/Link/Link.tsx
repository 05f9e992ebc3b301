import { ArrowTopRightOnSquareIcon } from '@heroicons/react/24/outline';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { intent } from '../intent/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { link, newTab } from './Link.css.ts';

export interface LinkProps {
  /** A path of the site, which the router follows, or any other address. */
  href: string;
  children: ReactNode;
  /** `inline` in running text; `primary` and `outlined` look like buttons. */
  variant?: keyof typeof link;
  /** Opens the link in a new tab; this text is added to the name. */
  newTabLabel?: string;
  /** Reads as a link that leads nowhere at the moment. */
  isDisabled?: boolean;
  /** Replaces the text for screen readers where the visible text is not enough. */
  'aria-label'?: string;
  /** Marks the link to what is shown at the moment: `page` for this page. */
  'aria-current'?: 'page' | 'step' | 'location' | 'true';
  ref?: Ref<HTMLAnchorElement>;
  /** Called on a press, before the link is followed. */
  onPress?: () => void;
  /** Called on hover, focus or touch, before the press. Use it to prefetch the target page. */
  onIntent?: () => void;
}

/** A link to another page. For an action on this page, use `Button`. */
export function Link({ children, variant = 'inline', newTabLabel, onIntent, ...rest }: LinkProps) {
  return (
    <AriaLink
      {...rest}
      {...intent(onIntent)}
      {...(newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={link[variant]}
    >
      {children}
      {newTabLabel && (
        <>
          <span className={newTab}>
            <Icon icon={ArrowTopRightOnSquareIcon} size="small" />
          </span>
          <VisuallyHidden>{newTabLabel}</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
