import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useState } from 'react';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import type { CaptchaProps } from './Captcha.tsx';
import { CaptchaFailed } from './CaptchaFailed.tsx';

const captcha = lazyNamed(() => import('./Captcha.tsx'), 'Captcha');

/** The captcha, whose code is loaded only where the deployment has a key. */
export function LazyCaptcha(props: CaptchaProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <CaptchaFailed onRetry={() => setFailed(false)} />;
  return (
    <LazyBoundary onFailed={() => setFailed(true)}>
      <captcha.Component {...props} />
    </LazyBoundary>
  );
}
