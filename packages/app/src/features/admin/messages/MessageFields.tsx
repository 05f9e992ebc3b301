import { importances } from '@touchline/contract/adminMessage';
import { Banner } from '@touchline/ui/Banner';
import { Card } from '@touchline/ui/Card';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { PictureField } from '#platform/form/picture/PictureField.tsx';
import { part } from '../record/Record.css.ts';
import { AudienceField } from './AudienceField.tsx';
import { BodyField } from './BodyField.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { IconField } from './IconField.tsx';
import { picture } from './Message.css.ts';
import type { MessageFieldsProps } from './messageValues.ts';
import { TextConcerns } from './TextConcerns.tsx';

/** The fields of a message to users (ADMIN-10), and how its readers see it. */
export function MessageFields({ form }: MessageFieldsProps) {
  const { t } = useTranslation();
  const { text, choice, values, change } = form;
  const isFixed = form.isReadOnly || form.isFixed;
  const status = form.record?.status;
  const errorMessage = form.fieldErrorText('image');
  return (
    <>
      {form.isFixed && status && status !== 'draft' && status !== 'failed' && (
        <Banner title={t(`adminRecord.messages.fixed.${status}`)} />
      )}
      <Card title={t('adminRecord.messages.text')}>
        <div className={part}>
          <TextField {...text('title')} description={t('adminRecord.messages.titleText')} />
          <BodyField form={form} />
          <TextConcerns title={values.title} body={values.body} />
          <TextField
            {...text('link')}
            description={t('adminRecord.messages.linkText')}
            inputMode="url"
            autoComplete="off"
          />
          <RadioGroup {...choice('importance')}>
            {importances.map((importance) => (
              <Radio key={importance} value={importance}>
                {t(`admin.importance.${importance}`)}
              </Radio>
            ))}
          </RadioGroup>
        </div>
      </Card>
      <Card title={t('adminRecord.messages.fields.audience')}>
        <AudienceField form={form} />
      </Card>
      <Card title={t('adminRecord.messages.face')}>
        <div className={part}>
          <PictureField
            name={form.nameOf('image')}
            label={form.labelOf('image')}
            preview={values.image && <img className={picture} src={values.image} alt="" />}
            value={values.image}
            onChange={(image) => change({ image })}
            isDisabled={isFixed}
            description={t('picture.limits')}
            {...(errorMessage ? { errorMessage } : {})}
          />
          <IconField form={form} />
        </div>
      </Card>
      <Card title={t('adminRecord.messages.preview')}>
        <MessagePreview
          values={values}
          sendTime={form.record?.sentAt ?? form.record?.scheduledAt ?? null}
        />
      </Card>
    </>
  );
}
