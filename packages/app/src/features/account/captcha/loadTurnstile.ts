/** The script of the provider. `render=explicit`: it draws nothing before it is asked to. */
const scriptAddress = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/**
 * A script that has neither come nor failed after this time counts as failed, in ms: as where a
 * network takes the connection and answers nothing.
 */
const longestWait = 10_000;

/** The Trusted Types policy for this script alone; `deploy/headers.ts` allows it by name. */
const policyName = 'touchline-captcha';

export interface TurnstileOptions {
  sitekey: string;
  language: string;
  theme: 'light' | 'dark';
  callback: (token: string) => void;
  'error-callback': () => void;
  'expired-callback': () => void;
}

/** The parts of the provider's API that are used. */
export interface Turnstile {
  render: (container: HTMLElement, options: TurnstileOptions) => string;
  remove: (widgetId: string) => void;
}

interface TrustedTypesWindow {
  turnstile?: Turnstile;
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (text: string) => string },
    ) => { createScriptURL: (text: string) => unknown };
  };
}

let loading: Promise<Turnstile> | undefined;
let trustedAddress: string | undefined;

/** Browsers without Trusted Types take the address as it is. */
function scriptSource(): string {
  // A policy name can be used once.
  trustedAddress ??= ((globalThis as TrustedTypesWindow).trustedTypes
    ?.createPolicy(policyName, { createScriptURL: () => scriptAddress })
    .createScriptURL('') ?? scriptAddress) as string;
  return trustedAddress;
}

/** Loads the provider's script once; after a failure, and after 10 s, the next call tries again. */
export function loadTurnstile(): Promise<Turnstile> {
  const { turnstile } = globalThis as TrustedTypesWindow;
  if (turnstile) return Promise.resolve(turnstile);
  loading ??= addScript();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function addScript(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('The captcha did not come in time'), longestWait);
    script.async = true;
    script.addEventListener('load', () => {
      const { turnstile } = globalThis as TrustedTypesWindow;
      if (!turnstile) return fail('The captcha has no API');
      clearTimeout(timer);
      resolve(turnstile);
    });
    script.addEventListener('error', () => fail('The captcha did not load'));
    script.src = scriptSource();
    document.head.append(script);
  });
}
