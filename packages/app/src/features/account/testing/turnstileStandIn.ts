import type { Turnstile } from '../captcha/loadTurnstile.ts';

/** Stands in for the provider's script, whose address cannot be reached from a story. */
export function standInForTurnstile(): () => void {
  let tokens = 0;
  const standIn: Turnstile = {
    render(container, options) {
      const button = (name: string, onPress: () => void) => {
        // No submit button of the form around it.
        const made = Object.assign(document.createElement('button'), { type: 'button' });
        made.textContent = name;
        made.addEventListener('click', onPress);
        return made;
      };
      container.append(
        button(`Stand-in ${options.language} ${options.theme}`, () =>
          options.callback(`token ${(tokens += 1)}`),
        ),
        button('Fail', () => options['error-callback']()),
        button('Expire', () => options['expired-callback']()),
      );
      return 'widget';
    },
    remove: () => {},
  };
  Object.assign(globalThis, { turnstile: standIn });
  return () => void Reflect.deleteProperty(globalThis, 'turnstile');
}
