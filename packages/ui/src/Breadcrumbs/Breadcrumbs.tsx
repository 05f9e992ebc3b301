import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { crumb, here, list, separator } from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Name of the landmark. */
  label: string;
  /** From the outermost page to this one; the last needs no address. */
  items: readonly { label: string; href?: string }[];
}

/**
 * The path from the first page to the current one, with links to the pages above. For one step
 * back, use `BackButton`.
 */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className={crumb}>
            {item.href && index < items.length - 1 ? (
              <Link variant="standalone" href={item.href}>
                {item.label}
              </Link>
            ) : (
              <span className={here} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            )}
            {/* Behind the page that it leads down from, so that no line begins with it. */}
            {index < items.length - 1 && (
              <span className={separator}>
                <Icon icon={ChevronRightIcon} size="small" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
