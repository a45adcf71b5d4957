import { processedEventFields } from '@sufra/service-kit';
import { type Connection, Schema } from 'mongoose';

export interface DeliveryDocument {
  /** The event's id, and the part where one event is several mails. */
  _id: string;
  type?: string;
  leaseUntil?: Date;
  leaseBy?: string;
  doneAt?: Date;
  outcome?: string;
}

/** What became of each mail, without a word of it and without its address; forgotten after 30 days. */
export function deliveryModel(connection: Connection) {
  const schema = new Schema<DeliveryDocument>(
    { ...processedEventFields, outcome: String },
    { versionKey: false },
  );
  return connection.model<DeliveryDocument>('Delivery', schema, 'deliveries');
}

export type DeliveryModel = ReturnType<typeof deliveryModel>;
