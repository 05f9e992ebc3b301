import { useTranslation } from 'react-i18next';
import { PageBody } from '../../PageBody.tsx';
import { PageTitle } from '../../PageTitle.tsx';
import { ContactForm } from '../../support/ContactForm.tsx';

/** Where a person writes to those who run the product. */
export function ContactUs() {
  const { t } = useTranslation();
  return (
    <PageBody isNarrow>
      <PageTitle title={t('contact.title')} />
      <ContactForm />
    </PageBody>
  );
}
