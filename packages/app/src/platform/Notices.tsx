import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { hasNoticesAtom } from './notices.ts';
import { Part } from './loading/Part.tsx';

const region = lazyNamed(() => import('@touchline/ui/ToastRegion'), 'ToastRegion');

/** The region of the notices. It is rendered with the first notice. */
export function Notices() {
  const { t } = useTranslation();
  if (!useAtomValue(hasNoticesAtom)) return null;
  return (
    <Part>
      <region.Component labels={{ region: t('shell.notifications'), close: t('shell.dismiss') }} />
    </Part>
  );
}
