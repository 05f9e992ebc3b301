/** The script of the report: filters, and the views of a changed picture. */
const form = document.querySelector<HTMLFormElement>('#filters');
const shown = document.querySelector('#shown');
const articles = [...document.querySelectorAll('article')];

export function filter(): void {
  if (!form || !shown) return;
  const wanted = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  const { share = '0', text = '', ...exact } = wanted;
  for (const article of articles) {
    const { dataset } = article;
    article.hidden =
      Number(dataset['share']) < Number(share) ||
      !dataset['text']?.includes(text.trim().toLowerCase()) ||
      Object.entries(exact).some(([name, value]) => value !== '' && dataset[name] !== value);
  }
  const count = articles.filter(({ hidden }) => !hidden).length;
  shown.textContent = `${count} of ${articles.length} pictures`;
}

function showView(button: HTMLButtonElement): void {
  const article = button.closest('article');
  if (!article) return;
  for (const each of article.querySelectorAll<HTMLButtonElement>('[data-view]')) {
    each.ariaPressed = String(each === button);
  }
  const view = button.dataset['view'] ?? '';
  article.dataset['shows'] = view;
  if (view === 'slider') addSlider(article);
}

/** The later picture lies over the earlier one, as far as the slider says. */
function addSlider(article: HTMLElement): void {
  const pictures = article.querySelector<HTMLElement>('.pictures');
  if (!pictures || article.querySelector('input')) return;
  const label = document.createElement('label');
  const input = document.createElement('input');
  label.className = 'slider';
  label.textContent = 'Share of the picture after the change';
  input.type = 'range';
  input.value = '50';
  input.addEventListener('input', () => pictures.style.setProperty('--shown', `${input.value}%`));
  label.append(input);
  pictures.prepend(label);
}

form?.addEventListener('input', filter);
form?.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement && target.dataset['view']) showView(target);
});
filter();
