import { HomeLink } from '@touchline/ui/shell/HomeLink';
import { Logo } from '@touchline/ui/shell/Logo';
import { barLogo, full, mark } from './BarLogo.css.ts';

export interface BarLogoProps {
  /** Where the logo leads: the home page. */
  href: string;
  /** The accessible name of the link. */
  label: string;
}

/** The logo of the top bar. The layout decides from which width the name is shown beside it. */
export function BarLogo({ href, label }: BarLogoProps) {
  return (
    <div className={barLogo}>
      <HomeLink href={href} label={label}>
        <span className={mark}>
          <Logo />
        </span>
        <span className={full}>
          <Logo shape="full" size="small" />
        </span>
      </HomeLink>
    </div>
  );
}
