import { RecordPage } from '../record/RecordPage.tsx';
import { advertisementKind } from './advertisementKind.ts';

/** The page of the record of an advertisement. */
export function AdvertisementRecordPage() {
  return <RecordPage kind={advertisementKind} />;
}
