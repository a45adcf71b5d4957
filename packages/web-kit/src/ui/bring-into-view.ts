/** The ref of what answers a press: the button may stand at the window's edge, and its answer beyond it. */
export const bringIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });
