import { Spinner } from '@touchline/ui/Spinner';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaFailed } from './CaptchaFailed.tsx';
import { loadTurnstile } from './loadTurnstile.ts';

export interface CaptchaProps {
  siteKey: string;
  /** Called with the token, and with null when it has expired. */
  onToken: (token: string | null) => void;
}

type State = 'loading' | 'ready' | 'failed';

function isPageDark(): boolean {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark';
}

/**
 * The captcha of the deployment. A token is valid once: mount this again for the next one. A person
 * who does not pass is offered to write to the support.
 */
export function Captcha({ siteKey, onToken }: CaptchaProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isWanted = true;
    let remove = () => {};
    const fail = () => {
      onToken(null);
      setState('failed');
    };
    loadTurnstile().then((turnstile) => {
      if (!isWanted || !place.current) return;
      const widget = turnstile.render(place.current, {
        sitekey: siteKey,
        language,
        theme: isPageDark() ? 'dark' : 'light',
        callback: onToken,
        'error-callback': fail,
        'expired-callback': () => onToken(null),
      });
      setState('ready');
      remove = () => turnstile.remove(widget);
    }, fail);
    return () => {
      isWanted = false;
      remove();
    };
  }, [siteKey, language, attempt, onToken]);

  if (state === 'failed') {
    return (
      <CaptchaFailed
        onRetry={() => {
          setState('loading');
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <div role="group" aria-label={t('captcha.label')}>
      {state === 'loading' && <Spinner label={t('captcha.loading')} />}
      <div ref={place} />
    </div>
  );
}
