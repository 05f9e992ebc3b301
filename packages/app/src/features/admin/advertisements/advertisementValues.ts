import type { AdvertisementRecord } from '@touchline/contract/adminAdvertisement';
import * as v from 'valibot';
import type { RecordForm } from '../record/recordKind.ts';
import { numberOrNull, textOrNull } from '../record/recordValues.ts';
import { draftText } from '#platform/storage/draftText.ts';

/** The fields of an advertisement as they are typed: texts, of which an empty one is none. */
export const advertisementDraft = v.partial(
  v.object({
    title: draftText,
    description: draftText,
    category: draftText,
    /** Empty: all schools. */
    schoolId: draftText,
    imageUrl: draftText,
    altText: draftText,
    webLink: draftText,
    contactNumber: draftText,
    /** Instants, since a day begins at another one in each time zone. */
    startsAt: draftText,
    endsAt: draftText,
    weight: draftText,
  }),
);

export type AdvertisementValues = Required<v.InferOutput<typeof advertisementDraft>>;

/** The fields, or some of them. */
export interface AdvertisementFieldsProps {
  form: RecordForm<AdvertisementRecord, AdvertisementValues>;
}

export function advertisementValuesOf(advertisement: AdvertisementRecord): AdvertisementValues {
  return {
    title: advertisement.title,
    description: advertisement.description,
    category: advertisement.category,
    schoolId: advertisement.schoolId ?? '',
    imageUrl: advertisement.imageUrl ?? '',
    altText: advertisement.altText ?? '',
    webLink: advertisement.webLink ?? '',
    contactNumber: advertisement.contactNumber ?? '',
    startsAt: advertisement.startsAt ?? '',
    endsAt: advertisement.endsAt ?? '',
    weight: String(advertisement.weight),
  };
}

/** An advertisement that is being created: for all schools, without an end, turning with the others. */
export function blankAdvertisement(): AdvertisementValues {
  return {
    title: '',
    description: '',
    category: '',
    schoolId: '',
    imageUrl: '',
    altText: '',
    webLink: '',
    contactNumber: '',
    startsAt: '',
    endsAt: '',
    weight: '1',
  };
}

export function advertisementWireOf(
  values: AdvertisementValues,
): Readonly<Record<keyof AdvertisementValues, unknown>> {
  return {
    title: values.title,
    description: values.description,
    category: values.category,
    schoolId: textOrNull(values.schoolId),
    imageUrl: textOrNull(values.imageUrl),
    altText: textOrNull(values.altText),
    webLink: textOrNull(values.webLink),
    contactNumber: textOrNull(values.contactNumber),
    startsAt: textOrNull(values.startsAt),
    endsAt: textOrNull(values.endsAt),
    weight: numberOrNull(values.weight),
  };
}
