import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '#platform/form/refusals.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import type { MessageFieldsProps } from './messageValues.ts';

const editor = lazyNamed(() => import('./editor/BodyEditor.tsx'), 'BodyEditor');

/** The text of a message. The code of the editor is loaded after the rest of the page. */
export function BodyField({ form }: MessageFieldsProps) {
  const { t } = useTranslation();
  const { values, change } = form;
  const name = form.nameOf('body');
  const refused = useRefusal(name, values.body);
  const errorMessage = form.fieldErrorText('body') ?? refused;
  return (
    <LazyBoundary fallback={<Skeleton label={t('shell.loading')} lines={6} />}>
      <editor.Component
        name={name}
        label={form.labelOf('body')}
        description={t('adminRecord.messages.bodyText')}
        value={values.body}
        onChange={(body) => change({ body })}
        isReadOnly={form.isReadOnly || form.isFixed}
        {...(errorMessage ? { errorMessage } : {})}
      />
    </LazyBoundary>
  );
}
