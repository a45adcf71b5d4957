let page: string | undefined;
let notice: string | undefined;

/** What the page itself is called, also while a notice stands in its place. */
export const pageTitle = () => page ?? document.title;

export function setPageTitle(title: string) {
  page = title;
  show();
}

/** Shown in the browser's tab in place of the page's title, for a visitor who looks at another one. */
export function setTitleNotice(next: string | undefined) {
  if (next === notice) return;
  page ??= document.title;
  notice = next;
  show();
}

function show() {
  document.title = notice ?? page ?? document.title;
}
