import type { Device } from '@touchline/contract/account';
import { Badge } from '@touchline/ui/Badge';
import { Button } from '@touchline/ui/Button';
import { DateTime } from '@touchline/ui/DateTime';
import { Link } from '@touchline/ui/Link';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mutateCached, revalidateCached, useResource } from '#platform/cache/cache.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { showFailure } from '#platform/failureToast.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { paths } from '#platform/paths.ts';
import { serverNow } from '#platform/serverClock.ts';
import { showToast } from '#platform/toasts.ts';
import { devicesKey, fetchDevices } from './profile.ts';
import { quiet, row } from '#platform/page/parts.css.ts';
import * as styles from './Profile.css.ts';

/** The browsers in which the person is signed in; the others can be signed out (USER-11). */
export function Devices() {
  const devices = useResource(devicesKey, fetchDevices);
  switch (devices.state) {
    case 'loading':
      return <DevicesSkeleton />;
    case 'failed':
      return <LoadError failure={devices} />;
    case 'ready':
      return (
        <ul className={styles.devices}>
          {devices.value.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      );
  }
}

/** Most people are signed in on so many. */
const expectedDevices = 3;

function DevicesSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.devices}>
      {Array.from({ length: expectedDevices }, (_, index) => (
        <div key={index} className={`${row} ${styles.device}`}>
          <div className={styles.deviceWords}>
            <Skeleton {...(index === 0 && { label: t('shell.loading') })} />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

function DeviceRow({ device: { id, name, place, lastUsedAt, isCurrent } }: { device: Device }) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);

  async function signOut() {
    setPending(true);
    try {
      const { items } = await call('signOutDevice', { path: { id } });
      await mutateCached(devicesKey, items, { revalidate: false });
      showToast('profile.deviceSignedOut', { tone: 'success' });
    } catch (error) {
      setPending(false);
      // A 404 means that the device was signed out meanwhile, so the list is outdated.
      if (error instanceof ApiError && error.status === 404) await revalidateCached(devicesKey);
      else showFailure('profile.deviceFailed', error);
    }
  }

  return (
    <li className={`${row} ${styles.device}`}>
      <div className={styles.deviceText}>
        <span className={styles.deviceName}>
          {name}
          {isCurrent && <Badge text={t('profile.thisDevice')} tone="neutral" />}
        </span>
        <span className={quiet}>
          {place && <>{place} · </>}
          <DateTime value={lastUsedAt} format="relative" now={serverNow} />
        </span>
      </div>
      {isCurrent ? (
        <Link href={paths.signOut}>{t('user.signOut')}</Link>
      ) : (
        <Button
          variant="outlined"
          isPending={isPending}
          aria-label={t('profile.signOutDevice', { name })}
          onPress={() => void signOut()}
        >
          {t('user.signOut')}
        </Button>
      )}
    </li>
  );
}
