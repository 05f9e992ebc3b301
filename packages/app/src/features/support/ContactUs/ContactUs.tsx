import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { ContactForm } from '../ContactForm.tsx';

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
