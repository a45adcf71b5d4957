export type PartKind = 'gateway' | 'service' | 'stand-in' | 'dev-server';

/** Something that runs: what `/__local/status` tells of it, and how to end it. */
export interface Part {
  name: string;
  kind: PartKind;
  pid: number | undefined;
  url: string;
  internalUrl?: string;
  /** Of a service in this process: rejects with the reason when it cannot become ready. */
  whenReady?(): Promise<void>;
  /** What the local chef knows, for the page that shows what it wrote. */
  dishes?: number;
  stop(): Promise<void>;
}

export interface Launch {
  name: string;
  kind: PartKind;
  env: NodeJS.ProcessEnv;
}
