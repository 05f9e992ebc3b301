import { HelpForm } from '@touchline/ui/shell/HelpSheet';
import { useContact } from './useContact.ts';

/** The letter to the support, joined to the API. */
export function ContactForm() {
  return <HelpForm {...useContact()} />;
}
