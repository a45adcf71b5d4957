import { EventEmitter } from 'node:events';
import type { Schema } from 'mongoose';

const written = 'outbox-written';

/** `schema.plugin(outbox)`: the index that the relay scans, and a nudge to it after each write. */
export function outbox(schema: Schema): void {
  schema.index({ pendingAt: 1 }, { partialFilterExpression: { pendingAt: { $exists: true } } });
  schema.post('save', function () {
    tell(this.constructor);
  });
  schema.post('insertMany', function () {
    tell(this);
  });
  schema.post(['updateOne', 'updateMany', 'findOneAndUpdate'], function () {
    tell(this.model);
  });
}

const emitterOf = (model: object) =>
  'events' in model && model.events instanceof EventEmitter ? model.events : undefined;

const tell = (model: object) => emitterOf(model)?.emit(written);

/** Calls back after each write through this model in this process. The answer stops it. */
export function onOutboxWrite(model: object, callback: () => void): () => void {
  const emitter = emitterOf(model);
  emitter?.on(written, callback);
  return () => emitter?.off(written, callback);
}
