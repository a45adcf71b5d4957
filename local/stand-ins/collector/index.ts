export { type Collector, startCollector } from './src/start-collector.ts';
