import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { hasNoticesAtom } from './notices.ts';
import { Part } from './loading/Part.tsx';

const region = lazyNamed(() => import('@touchline/ui/ToastRegion'), 'ToastRegion');

/** The place of the notices, once there is one. */
export function Notices() {
  const { t } = useTranslation();
  if (!useAtomValue(hasNoticesAtom)) return null;
  return (
    <Part>
      <region.Component labels={{ region: t('shell.notifications'), close: t('shell.dismiss') }} />
    </Part>
  );
}
