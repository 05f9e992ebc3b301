import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { FileButton } from '@touchline/ui/FileButton';
import { TextField } from '@touchline/ui/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { failureText } from '#platform/form/failure.ts';
import {
  pictureTypes,
  readPicture,
  type PictureRefusal,
} from '#platform/form/picture/readPicture.ts';
import { useRefusal } from '#platform/form/refusals.ts';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { Refusal } from '#platform/form/Refusal.tsx';
import { choices, part, quiet } from '../record/Record.css.ts';
import type { AdvertisementFieldsProps } from './advertisementValues.ts';
import { pictureConcernsOf, leastHeight, type PictureConcern } from './pictureConcerns.ts';

const noFields: readonly string[] = [];

/**
 * The picture of an advertisement, uploaded as it is, since a banner is as wide as its maker drew it;
 * what does not suit is a warning (AD-10).
 */
export function AdvertisementPicture({ form }: AdvertisementFieldsProps) {
  const { t } = useTranslation();
  const { values, change, waitFor, isReadOnly, text, fieldErrorText } = form;
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);
  const [concerns, setConcerns] = useState<readonly PictureConcern[]>([]);
  const submission = useSubmission(noFields);
  const name = form.nameOf('imageUrl');
  const refused = useRefusal(name, values.imageUrl);
  const errorId = useId();

  async function upload(image: File, signal: AbortSignal) {
    setConcerns([]);
    const read = await readPicture(image, leastHeight);
    if (signal.aborted) return;
    setRefusal('refusal' in read ? read.refusal : null);
    if ('refusal' in read) return;
    const { width, height } = read.picture;
    read.picture.close();
    const { url } = await call('uploadImage', { body: { image }, signal });
    if (signal.aborted) return;
    setConcerns(pictureConcernsOf({ width, height, bytes: image.size }));
    change({ imageUrl: url });
  }

  const { failure } = submission;
  const error = refusal
    ? t(`adminRecord.advertisements.picture.${refusal}`)
    : failure
      ? failureText(failure)
      : (fieldErrorText('imageUrl') ?? refused);
  return (
    <div className={part}>
      <div
        className={choices}
        role="group"
        aria-label={form.labelOf('imageUrl')}
        aria-describedby={error ? errorId : undefined}
        data-invalid={error ? true : undefined}
      >
        {/* Tells the form that this name has a field, so that its errors are not in the summary. */}
        <input type="hidden" name={name} value={values.imageUrl} />
        <FileButton
          variant="outlined"
          acceptedFileTypes={pictureTypes}
          isDisabled={isReadOnly || submission.isPending}
          onSelect={(file) => submission.submit((signal) => waitFor(upload(file, signal)))}
        >
          {t(values.imageUrl ? 'picture.replace' : 'picture.choose')}
        </FileButton>
        {values.imageUrl && (
          <Button
            variant="outlined"
            isDisabled={isReadOnly}
            onPress={() => {
              setConcerns([]);
              change({ imageUrl: '' });
            }}
          >
            {t('picture.remove')}
          </Button>
        )}
        <span role="status">
          {submission.isPending && t('adminRecord.advertisements.uploading')}
        </span>
      </div>
      <p className={quiet}>{t('adminRecord.advertisements.pictureText')}</p>
      {error && <Refusal id={errorId}>{error}</Refusal>}
      {concerns.map((concern) => (
        <Banner
          key={concern}
          tone="warning"
          title={t(`adminRecord.advertisements.concerns.${concern}`)}
        />
      ))}
      <TextField
        {...text('altText')}
        isRequired={values.imageUrl !== ''}
        description={t('adminRecord.advertisements.altTextText')}
      />
    </div>
  );
}
