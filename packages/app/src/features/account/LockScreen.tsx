import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Suspense, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { withSchemas } from '#platform/client/schemas.ts';
import { UnstyledError } from '#platform/loading/LoadError.tsx';

const unlockForm = lazyNamed(
  () => withSchemas(import('./UnlockForm/UnlockForm.tsx'), 'unlockSession'),
  'UnlockForm',
  MissingUnlockForm,
);

/** Loads the lock screen, so that a session can be locked and unlocked without the site. */
export async function preloadLockScreen(): Promise<void> {
  // Without it the screen offers to load the page again.
  await unlockForm.preload();
}

/**
 * Covers the window while the session is locked. It stands beside the root, because everything else
 * in the document is hidden.
 */
export function LockScreen() {
  const [container] = useState(createContainer);
  useLayoutEffect(() => {
    document.body.append(container);
    return () => container.remove();
  }, [container]);
  return createPortal(
    <Suspense fallback={null}>
      <unlockForm.Component />
    </Suspense>,
    container,
  );
}

function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.dataset['lockScreen'] = '';
  // An overlay that is open behind does not count a press here as one outside of it.
  container.dataset['reactAriaTopLayer'] = 'true';
  return container;
}

function MissingUnlockForm() {
  const { t } = useTranslation();
  return (
    <UnstyledError
      title={t('unlock.heading')}
      message={t('unlock.missing')}
      retryLabel={t('errors.reload')}
      onRetry={() => location.reload()}
    />
  );
}
