import { Button } from '@touchline/ui/Button';
import { Dialog } from '@touchline/ui/Dialog';
import { TextField } from '@touchline/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '#platform/form/takeFocus.ts';
import { isBodyLink } from './bodyLink.ts';

export interface LinkDialogProps {
  onLink: (href: string) => void;
  onCancel: () => void;
}

/** Asks where the selected words lead. */
export function LinkDialog({ onLink, onCancel }: LinkDialogProps) {
  const { t } = useTranslation();
  const [href, setHref] = useState('');
  const [isRefused, setRefused] = useState(false);

  function apply() {
    if (isBodyLink(href.trim())) onLink(href.trim());
    else setRefused(true);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={t('adminRecord.messages.editor.link')}
      actions={
        <>
          <Button variant="outlined" onPress={onCancel}>
            {t('picture.cancel')}
          </Button>
          <Button onPress={apply}>{t('adminRecord.messages.editor.linkApply')}</Button>
        </>
      }
    >
      <TextField
        label={t('adminRecord.messages.fields.link')}
        description={t('adminRecord.messages.linkText')}
        value={href}
        onChange={(value) => {
          setHref(value);
          setRefused(false);
        }}
        inputMode="url"
        autoComplete="off"
        ref={takeFocus}
        {...(isRefused ? { errorMessage: t('adminRecord.messages.wrong.link') } : {})}
      />
    </Dialog>
  );
}
