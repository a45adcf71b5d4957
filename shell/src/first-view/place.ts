/** Where an element stands below a root, so that its counterpart can be found in a tree drawn the same way. */
export interface Place {
  indexes: number[];
  tagName: string;
}

export function placeOf(element: Element, root: Element): Place {
  const indexes: number[] = [];
  for (let each = element; each !== root && each.parentElement; each = each.parentElement) {
    indexes.unshift([...each.parentElement.children].indexOf(each));
  }
  return { indexes, tagName: element.tagName };
}

/** Nothing where the trees differ on the way. */
export function elementAt({ indexes, tagName }: Place, root: Element): HTMLElement | undefined {
  const found = indexes.reduce<Element | undefined>((each, index) => each?.children[index], root);
  return found instanceof HTMLElement && found.tagName === tagName ? found : undefined;
}
