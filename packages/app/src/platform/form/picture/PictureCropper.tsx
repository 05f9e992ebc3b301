import { Button } from '@touchline/ui/Button';
import { Dialog } from '@touchline/ui/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { Refusal } from '../Refusal.tsx';
import 'react-image-crop/dist/ReactCrop.css';
import { middlePart, type PictureShape, type PictureShare } from './cropPicture.ts';
import { canvas as canvasStyle, cropper, part } from './PictureCropper.css.ts';

export interface PictureCropperProps {
  title: string;
  picture: ImageBitmap;
  shape: PictureShape;
  isPending: boolean;
  error: string | undefined;
  onCrop: (crop: PictureShare) => void;
  onCancel: () => void;
}

/** Chooses a part of a picture, by pointer or with the arrow keys. */
export function PictureCropper({
  title,
  picture,
  shape,
  isPending,
  error,
  onCrop,
  onCancel,
}: PictureCropperProps) {
  const { t } = useTranslation();
  const [crop, setCrop] = useState<PercentCrop>(() => ({
    unit: '%',
    ...middlePart(picture.width, picture.height, shape.aspect),
  }));

  function draw(element: HTMLCanvasElement | null) {
    if (!element) return;
    element.width = picture.width;
    element.height = picture.height;
    element.getContext('2d')?.drawImage(picture, 0, 0);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={title}
      actions={
        <>
          <Button variant="outlined" onPress={onCancel}>
            {t('picture.cancel')}
          </Button>
          <Button isPending={isPending} onPress={() => onCrop(crop)}>
            {t('picture.use')}
          </Button>
        </>
      }
    >
      <div className={part}>
        <p>{t('picture.help')}</p>
        {error && <Refusal>{error}</Refusal>}
        <div className={cropper}>
          <ReactCrop
            crop={crop}
            aspect={shape.aspect}
            keepSelection
            minWidth={32}
            onChange={(_pixels, share) => setCrop(share)}
            ariaLabels={{
              cropArea: t('picture.area'),
              nwDragHandle: t('picture.upperLeft'),
              nDragHandle: t('picture.edge'),
              neDragHandle: t('picture.upperRight'),
              eDragHandle: t('picture.edge'),
              seDragHandle: t('picture.lowerRight'),
              sDragHandle: t('picture.edge'),
              swDragHandle: t('picture.lowerLeft'),
              wDragHandle: t('picture.edge'),
            }}
          >
            {/* A canvas and no address of the file, which the policy of the page does not allow. */}
            <canvas ref={draw} className={canvasStyle} />
          </ReactCrop>
        </div>
      </div>
    </Dialog>
  );
}
