import { Button } from '@touchline/ui/Button';
import { FileButton } from '@touchline/ui/FileButton';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../client/client.ts';
import { LazyBoundary } from '../../loading/LazyBoundary.tsx';
import { quiet } from '../../page/parts.css.ts';
import { failureText } from '../failure.ts';
import { useRefusal } from '../refusals.ts';
import { useSubmission } from '../useSubmission.ts';
import { Refusal } from '../Refusal.tsx';
import { cropPicture, squarePicture, type PictureShape, type PictureShare } from './cropPicture.ts';
import { choices, field } from './PictureField.css.ts';
import { pictureTypes, readPicture, type PictureRefusal } from './readPicture.ts';

const cropper = lazyNamed(() => import('./PictureCropper.tsx'), 'PictureCropper');

const noFields: readonly string[] = [];

export interface PictureFieldProps {
  /** The name of the field in the request, by which the server refuses it. */
  name: string;
  /** The name of the picture, for the dialog and the buttons. */
  label: string;
  /** The picture as it is shown elsewhere. */
  preview: ReactNode;
  /** The address of the picture; empty for none. */
  value: string;
  onChange: (url: string) => void;
  isDisabled: boolean;
  /** Whether a picture may be chosen; it may be removed all the same. */
  isChoosable?: boolean;
  shape?: PictureShape;
  /** The limits in error, or why none can be chosen. */
  description: string;
  errorMessage?: string;
}

/** A picture of a shape: chosen as a file, cropped, uploaded, and saved with the form. */
export function PictureField({
  name,
  label,
  preview,
  value,
  onChange,
  isDisabled,
  isChoosable = true,
  shape = squarePicture,
  description,
  errorMessage,
}: PictureFieldProps) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);
  const submission = useSubmission(noFields);
  const refused = useRefusal(name, value);
  const errorId = useId();
  const group = useRef<HTMLDivElement>(null);

  async function choose(file: File) {
    const read = await readPicture(file);
    setRefusal('refusal' in read ? read.refusal : null);
    setPicture('picture' in read ? read.picture : null);
  }

  function close() {
    submission.cancel();
    picture?.close();
    setPicture(null);
  }

  async function upload(from: ImageBitmap, crop: PictureShare, signal: AbortSignal) {
    const image = await cropPicture(from, crop, shape);
    const { url } = await call('uploadImage', { body: { image }, signal });
    if (signal.aborted) return;
    onChange(url);
    setPicture(null);
  }

  function remove() {
    onChange('');
    // The button that has the focus is removed with the picture.
    group.current?.focus();
  }

  const failure = submission.failure;
  const error = refusal ? t(`picture.${refusal}`) : (errorMessage ?? refused);
  return (
    <div
      ref={group}
      tabIndex={-1}
      className={field}
      role="group"
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
    >
      {/* Tells the form that this name has a field, so that its errors are not in the summary. */}
      <input type="hidden" name={name} value={value} />
      <div className={choices}>
        {preview}
        <FileButton
          variant="outlined"
          acceptedFileTypes={pictureTypes}
          isDisabled={isDisabled || !isChoosable}
          onSelect={(file) => void choose(file)}
        >
          {t(value ? 'picture.replace' : 'picture.choose')}
        </FileButton>
        {value && (
          <Button variant="outlined" isDisabled={isDisabled} onPress={remove}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <p className={quiet}>{description}</p>
      {error && <Refusal id={errorId}>{error}</Refusal>}
      {picture && (
        <LazyBoundary>
          <cropper.Component
            title={t('picture.title', { picture: label })}
            picture={picture}
            shape={shape}
            isPending={submission.isPending}
            error={failure && failureText(failure)}
            onCrop={(crop) => submission.submit((signal) => upload(picture, crop, signal))}
            onCancel={close}
          />
        </LazyBoundary>
      )}
    </div>
  );
}
