import type { Device } from '@touchline/contract/account';
import { minutesFromNow } from '../clock.ts';
import { perAccount } from './perAccount.ts';

/** The browsers in which an account is signed in; the first one is the caller's. */
export const devicesOf = perAccount<Device>('device', (accountId) => {
  const current: Device = {
    id: `device-${accountId}-1`,
    name: 'Chrome, Windows',
    place: null,
    lastUsedAt: minutesFromNow(0),
    isCurrent: true,
  };
  if (accountId !== 'user-user') return [current];
  return [
    current,
    {
      id: `device-${accountId}-2`,
      name: 'Firefox, Android',
      place: 'İzmir',
      lastUsedAt: minutesFromNow(-190),
      isCurrent: false,
    },
    {
      id: `device-${accountId}-3`,
      name: 'Safari, iPad',
      place: null,
      lastUsedAt: minutesFromNow(-6 * 24 * 60),
      isCurrent: false,
    },
  ];
});
