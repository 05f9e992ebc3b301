import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { hasToastsAtom } from './toasts.ts';
import { LazyBoundary } from './loading/LazyBoundary.tsx';

const region = lazyNamed(() => import('@touchline/ui/ToastRegion'), 'ToastRegion');

/** The region of the notices. It is rendered with the first notice. */
export function Toasts() {
  const { t } = useTranslation();
  if (!useAtomValue(hasToastsAtom)) return null;
  return (
    <LazyBoundary>
      <region.Component labels={{ region: t('shell.notifications'), close: t('shell.dismiss') }} />
    </LazyBoundary>
  );
}
