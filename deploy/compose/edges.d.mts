/** Who may reach what, as docs/architecture.md draws it: the ports of each caller, `internet` among them. */
export function drawnEdges(): Map<string, string[]>;
