import '@touchline/ui/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ManyMessages } from './ManyMessages.tsx';
import { LongNavigation } from './LongNavigation.tsx';

const parts = { messages: ManyMessages, navigation: LongNavigation };

/** Renders one part by name after a press, so that only its own work is measured. */
function Scale() {
  const [part, setPart] = useState<keyof typeof parts>();
  const Part = part && parts[part];
  return Part ? (
    <Part />
  ) : (
    <>
      <button onClick={() => setPart('navigation')}>navigation</button>
      <button onClick={() => setPart('messages')}>messages</button>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Scale />);
