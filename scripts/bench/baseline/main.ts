import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

function Line() {
  useEffect(() => {
    performance.mark('shell-usable');
  }, []);
  return createElement('p', null, 'React and one line');
}

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Line));
