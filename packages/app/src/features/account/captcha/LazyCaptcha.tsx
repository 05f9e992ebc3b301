import { lazyNamed } from '@touchline/ui/lazyNamed';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import type { CaptchaProps } from './Captcha.tsx';

const captcha = lazyNamed(() => import('./Captcha.tsx'), 'Captcha');

/** The captcha, whose code is loaded only where the deployment has a key. */
export function LazyCaptcha(props: CaptchaProps) {
  return (
    <LazyBoundary>
      <captcha.Component {...props} />
    </LazyBoundary>
  );
}
