import { HelpForm } from '@touchline/ui/shell/HelpSheet';
import { PerSession } from '#session/PerSession.tsx';
import { useContact } from './useContact.ts';

/** The letter to the support, joined to the API. */
export function ContactForm() {
  return (
    <PerSession>
      <Letter />
    </PerSession>
  );
}

function Letter() {
  return <HelpForm {...useContact()} />;
}
