import type { AdvertisementRecord } from '@touchline/contract/adminAdvertisement';
import { calls } from '@touchline/contract/calls/advertisements';
import { call } from '#platform/client/client.ts';
import type { RecordKind } from '../record/recordKind.ts';
import { pictureVersion, schoolVersion } from '../record/versions/versions.tsx';
import { AdvertisementAside } from './AdvertisementAside.tsx';
import { AdvertisementFields } from './AdvertisementFields.tsx';
import { AdvertisementHead } from './AdvertisementHead.tsx';
import {
  advertisementDraft,
  advertisementValuesOf,
  advertisementWireOf,
  blankAdvertisement,
  type AdvertisementValues,
} from './advertisementValues.ts';
import { checkAdvertisement } from './checkAdvertisement.ts';
import { periodVersion } from './periodVersion.tsx';
import { findSameAdvertisement } from './sameTitle.ts';

type NewAdvertisement = Parameters<typeof call<'createAdvertisement'>>[1]['body']['advertisement'];

export const advertisementKind: RecordKind<AdvertisementRecord, AdvertisementValues> = {
  area: 'advertisements',
  part: 'advertisement',
  draft: advertisementDraft,
  body: calls.createAdvertisement.body.entries.advertisement,
  needed: ['title', 'description', 'category', 'weight'],
  blank: blankAdvertisement,
  valuesOf: advertisementValuesOf,
  wireOf: advertisementWireOf,
  fetch: (id) => call('adminAdvertisement', { path: { id } }),
  create: (advertisement, signal) =>
    call('createAdvertisement', {
      body: { advertisement: advertisement as NewAdvertisement },
      signal,
    }),
  update: (id, version, fields, signal) =>
    // The status is changed by a call of its own, which checks the transition.
    'status' in fields
      ? call('changeAdvertisementStatus', {
          path: { id },
          body: { version, status: fields['status'] as AdvertisementRecord['status'] },
          signal,
        })
      : call('updateAdvertisement', {
          path: { id },
          body: { version, advertisement: fields },
          signal,
        }),
  remove: (id, version) => call('deleteAdvertisement', { path: { id }, query: { version } }),
  restore: (id) => call('restoreAdvertisement', { path: { id }, body: {} }),
  nameOf: ({ title }) => title,
  labelOf: (t, name) => t(`adminRecord.advertisements.fields.${name}`),
  invalidText(t, name) {
    switch (name) {
      case 'webLink':
        return t('adminRecord.advertisements.wrong.webLink');
      case 'contactNumber':
        return t('adminRecord.advertisements.wrong.contactNumber');
      case 'weight':
        return t('adminRecord.advertisements.wrong.weight');
      case 'endsAt':
        return t('adminRecord.advertisements.wrong.reversed');
      default:
        return t('validation.pattern');
    }
  },
  textOf(t, name, values) {
    switch (name) {
      case 'category':
        return t(`admin.category.${values.category as 'sport'}`);
      case 'schoolId':
        return values.schoolId || t('adminRecord.advertisements.allSchools');
      default:
        return values[name];
    }
  },
  showOf(t, name, values) {
    if (name === 'imageUrl')
      return pictureVersion(values.imageUrl, t('adminRecord.advertisements.fields.imageUrl'));
    if (name === 'startsAt' || name === 'endsAt') return periodVersion(name, values);
    return name === 'schoolId' && schoolVersion(values.schoolId);
  },
  check: checkAdvertisement,
  duplicateKeys: ['title', 'schoolId'],
  findDuplicates: findSameAdvertisement,
  Head: AdvertisementHead,
  Fields: AdvertisementFields,
  Aside: AdvertisementAside,
  // The server refuses to delete one that may be shown at this moment.
  mayRemove: (_user, { status }) => status !== 'active',
};
