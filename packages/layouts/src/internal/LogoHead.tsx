import { HomeLink } from '@touchline/ui/shell/HomeLink';
import { Logo, type LogoProps } from '@touchline/ui/shell/Logo';
import type { NavigationSlotProps } from '../AppFrame/index.ts';
import { head } from './LogoHead.css.ts';

interface LogoHeadProps extends NavigationSlotProps {
  shape: 'mark' | 'full';
  size?: LogoProps['size'];
}

/** A navigation header that contains only the logo. */
function LogoHead({ shape, size = 'medium', homeHref, homeLabel }: LogoHeadProps) {
  return (
    <div className={head[shape]}>
      <HomeLink href={homeHref} label={homeLabel}>
        <Logo shape={shape} size={size} />
      </HomeLink>
    </div>
  );
}

export function FullLogoHead(props: NavigationSlotProps) {
  return <LogoHead shape="full" {...props} />;
}

export function MarkHead(props: NavigationSlotProps) {
  return <LogoHead shape="mark" {...props} />;
}

export function LargeMarkHead(props: NavigationSlotProps) {
  return <LogoHead shape="mark" size="large" {...props} />;
}
