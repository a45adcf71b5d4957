export interface RunningService {
  name: string;
  url: string;
  internalUrl: string;
  /** Resolves once requests can be answered. */
  whenReady(): Promise<void>;
  /** For a process of its own: process metrics beside the service's. */
  collectProcessMetrics(): void;
  stop(): Promise<void>;
}
